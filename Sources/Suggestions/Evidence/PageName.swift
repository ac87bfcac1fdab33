/// The dots of a page control are called by what they count.
struct PageName: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .pageControl, let language = scene.language,
      let name = scene.lexicon.name(of: "page", in: language)
    else { return nil }
    return Evidence(text: name, confidence: 0.7, reason: "from the kind of control", meaning: "page")
  }
}
