import AccessibilityModel
import Geometry
import ScreenModel

/// Finds words for the meaning of a control that stay the same in every language of the run.
struct IdentifierMeaning {
  let scene: Scene
  let namer = Namer()

  /// The words and where they come from; nil where only words of one language are there.
  func words(for subject: Subject, name: String?) -> (words: String, evidence: String)? {
    if let icon = icon(of: subject) { return (icon, "the meaning of its icon") }
    let texts = [name, namer.name(of: subject, in: scene)?.text].compactMap { $0 }
    for text in texts {
      if let meaning = scene.lexicon.meaning(ofText: text, in: scene.language) {
        return (meaning, "its words, which every language has")
      }
    }
    if let icon = rowIcon(of: subject) { return (icon, "the icon of its row") }
    if subject.kind == .pageControl { return ("pages", "the kind of control") }
    return nil
  }

  private func icon(of subject: Subject) -> String? {
    let icons =
      subject.element.flatMap { $0.type == .icon ? [$0] : nil }
      ?? scene.icons(inside: subject.box.insetBy(-1))
    let known = icons.compactMap { icon in
      icon.icon.flatMap(scene.lexicon.meaning(ofGlyph:)).map {
        PlacedIcon(scene: scene).meaning(of: $0, at: icon).meaning
      }
    }
    // A row with several icons is not called by one of them.
    return known.count == 1 ? known.first : subject.kind == .field ? known.first : nil
  }

  /// The one known icon level with a switch and the like.
  private func rowIcon(of subject: Subject) -> String? {
    guard subject.kind.isNamedFromBeside else { return nil }
    let level = scene.seen.elements.filter { icon in
      icon.type == .icon && icon.box.overlapY(subject.box) >= 0.5 * min(icon.box.height, subject.box.height)
    }
    let known = Set(level.compactMap { $0.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) }).subtracting([
      "pointRight"
    ])
    return known.count == 1 ? known.first : nil
  }
}
