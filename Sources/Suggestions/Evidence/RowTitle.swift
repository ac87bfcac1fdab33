import Geometry
import ScreenModel

/// The title of the row that a switch, checkbox, radio button or slider stands in.
struct RowTitle: EvidenceSource {
  func evidence(for subject: Subject, in scene: Scene) -> Evidence? {
    guard subject.kind.isNamedFromBeside else { return nil }
    let candidates = level(with: subject, in: scene)
    let worded = candidates.filter(\.hasLetters)
    guard worded.isEmpty == false, let (side, blocks) = chosenSide(candidates, subject, scene),
      let title = title(of: blocks, subject, scene)
    else { return nil }
    let text = RoleWords.dropped(from: scene.letterCase.calmed(title.text), in: scene.language)
    return Evidence(
      text: text, confidence: 0.92 * title.score,
      reason: "from the text \(side.rawValue) of the \(subject.kind.word)")
  }

  private enum Side: String { case left, right }

  /// The paragraphs whose height crosses the subject's row, with no other control between.
  private func level(with subject: Subject, in scene: Scene) -> [TextBlock] {
    let reach = max(subject.box.height / 2, scene.pixels(26))
    let bounds = scene.container(around: subject.box)
    return scene.blocks.filter { block in
      guard block.box.share(in: subject.box) < 0.5,
        block.box.top < subject.box.midY + reach, block.box.bottom > subject.box.midY - reach
      else { return false }
      if let bounds, block.box.share(in: bounds) < 0.85, bounds.height < 0.4 * Double(scene.seen.size.height)
      {
        return false
      }
      return isNearer(block, to: subject, than: scene) && separated(block, from: subject, in: scene) == false
    }
  }

  /// Whether no control of the same column is nearer to the text.
  private func isNearer(_ block: TextBlock, to subject: Subject, than scene: Scene) -> Bool {
    let own = abs(block.box.midY - subject.box.midY)
    return scene.seen.elements.contains { other in
      [.toggle, .checkbox, .slider].contains(other.type) && other.id != subject.element?.id
        && other.box.iou(subject.box) < 0.3 && other.box.overlapX(subject.box) > 0
        && abs(block.box.midY - other.box.midY) < own
    } == false
  }

  /// Whether another control or field stands between the text and the subject.
  private func separated(_ block: TextBlock, from subject: Subject, in scene: Scene) -> Bool {
    let gap =
      block.box.midX < subject.box.midX
      ? Rect(left: block.box.right, top: subject.box.top, right: subject.box.left, bottom: subject.box.bottom)
      : Rect(left: subject.box.right, top: subject.box.top, right: block.box.left, bottom: subject.box.bottom)
    return scene.seen.elements.contains { other in
      [.toggle, .checkbox, .slider, .textField, .picture].contains(other.type)
        && other.id != subject.element?.id
        && other.box.iou(subject.box) < 0.3 && other.box.share(in: gap) >= 0.7
    }
  }

  private func chosenSide(
    _ candidates: [TextBlock], _ subject: Subject, _ scene: Scene
  ) -> (Side, [TextBlock])? {
    let left = candidates.filter { $0.box.midX < subject.box.left }
    let right = candidates.filter { $0.box.midX > subject.box.right }
    if left.isEmpty { return right.isEmpty ? nil : (.right, right) }
    if right.isEmpty { return (.left, left) }
    // With words on both sides: a box to tick leads its words, a switch follows them.
    let leading: (Side, [TextBlock]) = scene.isRightToLeft ? (.right, right) : (.left, left)
    let following: (Side, [TextBlock]) = scene.isRightToLeft ? (.left, left) : (.right, right)
    return subject.kind == .toggle || subject.kind == .slider ? leading : following
  }

  /// The first line of the row's words: the one level with the subject, or the top of the lines around it where
  /// the subject stands beside their middle.
  private func title(of blocks: [TextBlock], _ subject: Subject, _ scene: Scene) -> TextBlock? {
    let column = leadingColumn(blocks, scene)
    guard let base = column.min(by: { distance($0, subject) < distance($1, subject) }) else { return nil }
    let stack = stack(around: base, in: column)
    let whole = stack.dropFirst().reduce(base.box) { $0.union($1.box) }.union(base.box)
    let isCentred = abs(whole.midY - subject.box.midY) <= distance(base, subject) + scene.pixels(5)
    let title = isCentred ? stack.first ?? base : base
    return title.looksLikeValue ? stack.first { $0.looksLikeValue == false } ?? title : title
  }

  /// The texts that stand close above and below one another, from the top.
  private func stack(around base: TextBlock, in column: [TextBlock]) -> [TextBlock] {
    let sorted = column.sorted { $0.box.top < $1.box.top }
    guard let place = sorted.firstIndex(of: base) else { return [base] }
    var first = place
    var last = place
    while first > 0, isClose(sorted[first - 1], sorted[first]) { first -= 1 }
    while last < sorted.count - 1, isClose(sorted[last], sorted[last + 1]) { last += 1 }
    return Array(sorted[first...last])
  }

  private func isClose(_ upper: TextBlock, _ lower: TextBlock) -> Bool {
    let gap = lower.box.top - upper.box.bottom
    return gap >= -0.3 * upper.lineHeight && gap <= 0.9 * max(upper.lineHeight, lower.lineHeight)
  }

  private func distance(_ block: TextBlock, _ subject: Subject) -> Double {
    abs(block.box.midY - subject.box.midY)
  }

  /// The texts that begin where the leading one begins.
  private func leadingColumn(_ blocks: [TextBlock], _ scene: Scene) -> [TextBlock] {
    let edge: (TextBlock) -> Double = { scene.isRightToLeft ? -$0.box.right : $0.box.left }
    guard let first = blocks.map(edge).min() else { return [] }
    return blocks.filter { edge($0) - first <= scene.pixels(10) }
  }
}
