import Geometry
import ScreenModel

/// What the icon on the control stands for, in the place where it stands.
struct IconMeaning: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard let (icon, share) = icon(of: subject, in: scene), let glyph = icon.icon,
      let shape = scene.lexicon.meaning(ofGlyph: glyph)
    else { return nil }
    let (meaning, confidence) = PlacedIcon(scene: scene).meaning(of: shape, at: icon)
    guard let language = scene.language, let name = scene.lexicon.name(of: meaning, in: language) else {
      return nil
    }
    return Evidence(
      text: scene.letterCase.fitted(name), confidence: confidence * share * min(1, 0.5 + icon.score),
      reason: "from the meaning of the icon, “\(glyph)”", meaning: meaning)
  }

  /// The one icon that speaks for the subject, and how far it does.
  private func icon(of subject: Subject, in scene: Scene) -> (Element, Double)? {
    if let element = subject.element, element.type == .icon { return (element, 1) }
    switch subject.kind {
    case .image:
      // A small icon on a picture is a button of its own.
      let icons = scene.icons(inside: subject.box).filter { $0.box.area >= 0.2 * subject.box.area }
      return icons.count == 1 ? icons.first.map { ($0, 1) } : nil
    case .button, .tab, .segment, .link:
      let icons = scene.icons(inside: subject.box)
      return icons.count == 1 ? icons.first.map { ($0, 1) } : nil
    case .field:
      // The sign before the text says what is asked for; one behind it is a button of its own.
      let icons = scene.icons(inside: subject.box).filter {
        scene.isRightToLeft ? $0.box.midX > subject.box.midX : $0.box.midX < subject.box.midX
      }
      return icons.first.map { ($0, 0.8) }
    case .slider:
      let level = scene.seen.elements.filter {
        $0.type == .icon && $0.box.overlapY(subject.box) >= 0.5 * min($0.box.height, subject.box.height)
          && max($0.box.left - subject.box.right, subject.box.left - $0.box.right) <= scene.pixels(32)
      }
      let known = level.filter { $0.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) != nil }
      let meanings = Set(known.compactMap { $0.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) })
      return meanings.count == 1 ? known.first.map { ($0, 0.7) } : nil
    default: return nil
    }
  }
}
