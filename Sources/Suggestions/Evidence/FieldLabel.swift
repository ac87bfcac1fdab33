import Geometry

/// The words above, on the edge of, or before a text field.
struct FieldLabel: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind == .field else { return nil }
    let found =
      floating(over: subject.box, in: scene) ?? above(subject.box, in: scene)
      ?? beside(subject.box, in: scene)
    return found.map { block, confidence, place in
      Evidence(
        text: scene.letterCase.calmed(RoleWords.trimmed(block.text)), confidence: confidence * block.score,
        reason: "from the text \(place) the field")
    }
  }

  private typealias Found = (block: TextBlock, confidence: Double, place: String)

  /// A small text on the upper edge, or above another text inside.
  private func floating(over box: Rect, in scene: Scene) -> Found? {
    let near = scene.blocks.filter { $0.hasLetters && $0.box.overlapX(box) >= 0.85 * $0.box.width }
    if let edge = near.first(where: { $0.box.top < box.top && $0.box.bottom > box.top + 0.25 * $0.box.height }
    ) {
      return (edge, 0.92, "on the edge of")
    }
    let inside = near.filter { $0.box.share(in: box) >= 0.85 }.sorted { $0.box.top < $1.box.top }
    guard inside.count == 2, inside[0].lineHeight < 0.95 * inside[1].lineHeight,
      inside[0].box.bottom <= inside[1].box.top + 1
    else { return nil }
    return (inside[0], 0.9, "over the content of")
  }

  /// A short text close above that begins where the field begins, with nothing between.
  private func above(_ box: Rect, in scene: Scene) -> Found? {
    let candidates = scene.blocks.filter { block in
      let gap = box.top - block.box.bottom
      let sameStart =
        scene.isRightToLeft
        ? abs(block.box.right - box.right) <= scene.pixels(18)
        : abs(block.box.left - box.left) <= scene.pixels(18)
      return isLabel(block, atMost: 40) && gap >= -1 && gap <= scene.pixels(14) && sameStart
        && isContent(block, ofAnotherFieldThan: box, in: scene) == false
        && block.lineHeight <= scene.pixels(22) && block.looksLikeValue == false
    }
    return candidates.max { $0.box.bottom < $1.box.bottom }.map { ($0, 0.85, "above") }
  }

  private func isContent(_ block: TextBlock, ofAnotherFieldThan box: Rect, in scene: Scene) -> Bool {
    scene.seen.elements.contains {
      $0.type == .textField && $0.box != box && block.box.share(in: $0.box) >= 0.85
    }
  }

  /// Labels are short and no sentences.
  private func isLabel(_ block: TextBlock, atMost count: Int) -> Bool {
    block.hasLetters && block.text.count <= count && block.text.split(separator: " ").count <= 5
      && (block.text.last.map { ".!…".contains($0) } ?? true) == false
  }

  /// A text before the field in its row; in the bar at the top that is a button, beside a search.
  private func beside(_ box: Rect, in scene: Scene) -> Found? {
    guard box.midY > 0.15 * Double(scene.seen.size.height),
      scene.icons(inside: box).contains(where: {
        $0.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) == "search"
      }) == false
    else { return nil }
    let candidates = scene.blocks.filter { block in
      let gap = scene.isRightToLeft ? block.box.left - box.right : box.left - block.box.right
      return isLabel(block, atMost: 32) && gap >= -1 && gap <= scene.pixels(32)
        && block.box.overlapY(box) >= 0.6 * block.box.height && block.looksLikeValue == false
        && isContent(block, ofAnotherFieldThan: box, in: scene) == false
    }
    return candidates.min { abs($0.box.midX - box.midX) < abs($1.box.midX - box.midX) }.map {
      ($0, 0.8, "before")
    }
  }
}
