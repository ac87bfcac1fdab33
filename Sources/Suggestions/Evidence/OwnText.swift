import Geometry
import ScreenModel

/// The words that are written on the control itself.
struct OwnText: EvidenceSource {
  /// The kinds of controls that the words on them name.
  static let kinds: Set<Subject.Kind> = [.button, .tab, .segment, .link]
  /// The most paragraphs that a name is made of.
  let longest = 3

  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    if subject.kind == .text, let text = block(of: subject, in: scene) {
      return Evidence(
        text: scene.letterCase.calmed(text.text), confidence: 0.95 * text.score,
        reason: "from the text itself")
    }
    guard Self.kinds.contains(subject.kind) else { return nil }
    // The letters that a font draws an icon with, or a badge, are no words of the control.
    let texts = scene.blocks(inside: subject.box.insetBy(-scene.pixels(2))).filter {
      $0.hasLetters && $0.elements != [subject.element?.id ?? -1]
    }
    guard texts.isEmpty == false else { return nil }
    let words = inReadingOrder(texts, scene).prefix(longest)
    let score = words.map(\.score).reduce(1, min)
    return Evidence(
      text: words.map { scene.letterCase.calmed($0.text) }.joined(separator: ", "),
      confidence: (texts.count == 1 ? 0.95 : 0.85) * score,
      reason: "from the text on the \(subject.kind.word)")
  }

  private func block(of subject: Subject, in scene: Scene) -> TextBlock? {
    if let id = subject.element?.id { return scene.blocks.first { $0.elements.contains(id) } }
    return scene.blocks(inside: subject.box).first
  }

  private func inReadingOrder(_ texts: [TextBlock], _ scene: Scene) -> [TextBlock] {
    texts.sorted { one, other in
      let isLevel = one.box.overlapY(other.box) >= 0.5 * min(one.box.height, other.box.height)
      guard isLevel else { return one.box.midY < other.box.midY }
      return scene.isRightToLeft ? one.box.midX > other.box.midX : one.box.midX < other.box.midX
    }
  }
}

extension Subject.Kind {
  /// What it is called in a sentence.
  var word: String {
    switch self {
    case .toggle: "switch"
    case .radio: "radio button"
    case .pageControl: "page control"
    case .image: "picture"
    default: rawValue
    }
  }
}
