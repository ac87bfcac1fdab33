/// What a person is asked where no name can be given honestly.
enum Questions {
  static func about(_ subject: Subject, in scene: Scene) -> String {
    let icons = subject.element.map { $0.type == .icon ? [$0] : scene.icons(inside: subject.box) } ?? []
    if let glyph = icons.first?.icon, let meaning = scene.lexicon.meaning(ofGlyph: glyph) {
      let known = scene.language.flatMap { scene.lexicon.name(of: meaning, in: $0) }
      if known == nil {
        return "The icon looks like “\(glyph)”: what is that called in the language of the screen?"
      }
    }
    switch subject.kind {
    case .image: return "What does the picture show? If it only decorates, hide it from screen readers."
    case .field: return "What belongs into the field? No text near it says so."
    case .toggle, .checkbox, .radio:
      return "What does the \(subject.kind.word) decide? No text near it says so."
    case .slider: return "What does the slider set? No text near it says so."
    case .pageControl: return "Which page of how many is shown, and pages of what?"
    case .text: return "What does the text say? It could not be read."
    case .button, .tab, .segment, .link:
      return "What does the \(subject.kind.word) do? Neither its icon nor a text near it says so."
    }
  }
}
