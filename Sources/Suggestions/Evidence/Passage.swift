import Geometry

/// The words of a drawn passage that no node speaks.
struct Passage {
  func evidence(at box: Rect?, in scene: Scene) -> Evidence? {
    guard let box else { return nil }
    let blocks = scene.blocks.filter { $0.box.share(in: box.insetBy(-1)) >= 0.85 }
    guard blocks.isEmpty == false else { return nil }
    return Evidence(
      text: blocks.map { scene.letterCase.calmed($0.text) }.joined(separator: ", "),
      confidence: 0.95 * blocks.map(\.score).reduce(1, min), reason: "from the text as it was read")
  }
}
