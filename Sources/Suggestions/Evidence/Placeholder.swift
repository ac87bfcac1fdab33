import AccessibilityModel

/// The words inside an empty text field; what was typed there is no name, and pixels tell the two apart badly.
struct Placeholder: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .field else { return nil }
    if let declared = SpokenWords.spoken(subject.node?.placeholder) {
      return Evidence(
        text: RoleWords.trimmed(declared), confidence: 0.85, reason: "from the field's placeholder")
    }
    let inside = scene.blocks(inside: subject.box).filter(\.hasLetters)
    guard inside.count == 1, let block = inside.first, block.looksLikeValue == false else { return nil }
    if let value = SpokenWords.spoken(subject.node?.value), value.lowercased() == block.text.lowercased() {
      return nil
    }
    let isKnown = scene.lexicon.meaning(ofText: block.text) != nil
    return Evidence(
      text: scene.letterCase.calmed(RoleWords.trimmed(block.text)),
      confidence: (isKnown ? 0.8 : 0.6) * block.score,
      reason: "from the text in the field, which may be a placeholder or what was typed")
  }
}
