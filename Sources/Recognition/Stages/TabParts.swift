import Geometry
import ScreenModel

/// Glyphs and words that may be those of a tab bar, and what speaks for it.
struct TabParts {
  /// The words.
  let texts: [Element]
  /// The glyphs.
  let glyphs: [Element]
  /// The parts joined by columns.
  let columns: TabColumns

  /// How far a glyph may stand beside its word, in points.
  private let reach = 24.0

  /// Sorts the parts; a line read across several glyphs belongs to none of them, one far below its glyph shines through from
  /// under the bar, and one above it is content that ends at the bar.
  init(_ parts: [Element]) {
    glyphs = parts.filter { $0.type != .text }
    let boxes = glyphs.map(\.box)
    let tallest = boxes.map(\.height).max() ?? 0
    texts = parts.filter { part in
      guard part.type == .text else { return false }
      let above = boxes.filter { $0.midX > part.box.left && $0.midX < part.box.right }
      return above.count < 2
        && above.allSatisfy { part.box.top - $0.bottom <= tallest && part.box.bottom > $0.top }
    }
    columns = TabColumns(joining: (glyphs + texts).map(\.box))
  }

  /// The items: where the glyph above a word was overlooked, what is drawn there belongs to the item.
  func items(on canvas: Canvas) -> [Rect] {
    let boxes = columns.boxes
    guard let top = glyphs.map(\.box.top).min(), let first = boxes.first, let last = boxes.last else {
      return boxes
    }
    let half = 0.4 * (last.midX - first.midX) / Double(max(1, boxes.count - 1))
    return boxes.map { box in
      guard glyph(of: box) == nil else { return box }
      let above = Rect(left: box.midX - half, top: top, right: box.midX + half, bottom: box.top)
      return TabColumns.ink(in: above, on: canvas).map(box.union) ?? box
    }
  }

  private var count: Int { columns.boxes.count }
  private var bare: Int { columns.boxes.count { glyph(of: $0) == nil } }

  /// The glyph of an item; nil where it has none.
  private func glyph(of item: Rect) -> Rect? {
    glyphs.first { $0.box.share(in: item) > 0.9 }?.box
  }

  /// Two to six items at even distances, each with a glyph, but for one that was overlooked.
  func isBar(on canvas: Canvas) -> Bool {
    // Two signs alone are as well those at the ends of a slider or a row.
    guard (2...6).contains(count), count > 2 || hasWordsBelow else { return false }
    return (bare == 0 || (bare == 1 && count >= 4)) && isEven(on: canvas)
  }

  /// Whether each item has a word below its glyph.
  private var hasWordsBelow: Bool {
    columns.boxes.allSatisfy { item in
      let glyph = glyph(of: item)
      return texts.contains { text in
        text.box.share(in: item) > 0.9 && glyph.map { text.box.midY > $0.midY } ?? false
      }
    }
  }

  /// Three to six items at even distances, each with a word on one level, half of them with a glyph.
  func isLabelledBar(on canvas: Canvas) -> Bool {
    guard (3...6).contains(count), 2 * bare <= count, isEven(on: canvas) else { return false }
    let labels = columns.boxes.compactMap { item in
      texts.filter { $0.box.share(in: item) > 0.9 }.max { $0.box.bottom < $1.box.bottom }?.box
    }
    guard labels.count == count, let first = labels.first else { return false }
    return labels.allSatisfy { abs($0.midY - first.midY) < 0.5 * max($0.height, first.height) }
  }

  /// The items of a bar of glyphs of which one was overlooked with all that belongs to it.
  ///
  /// - Parameters:
  ///   - buttons: what floats over the bar and may cover an item in part.
  ///   - elements: all, of which frames around the items tell tiles and chips from tabs.
  func completedBar(beside buttons: [Rect], among elements: [Element], on canvas: Canvas) -> [Rect]? {
    guard bare == 0, frames(of: columns.boxes, among: elements).count < 2 else { return nil }
    return columns.completed(beside: buttons, on: canvas)?.boxes
  }

  /// The containers that hold one item alone.
  private func frames(of boxes: [Rect], among elements: [Element]) -> [Rect] {
    elements.filter { element in
      element.type == .container && boxes.count { $0.share(in: element.box) > 0.5 } == 1
    }.map(\.box)
  }

  /// Three to six short texts, alone or each beside its icon, at even distances, of which one is clearly selected; of
  /// two each has an icon. Without icons above them the place alone does not tell a bar from a line of words or of actions.
  ///
  /// Segments at the lower edge of the screen, where no segmented control stands, are its cells.
  func wordBar(among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let lines = lines(on: canvas)
    let boxes = lines.boxes
    guard (2...6).contains(boxes.count), texts.count <= boxes.count, boxes.count > 2 || glyphs.count >= 2,
      texts.allSatisfy({ ($0.text ?? "").count <= 16 }),
      isWorded(boxes),
      !elements.contains(where: { segment in
        segment.type == .segmentedControl && segment.box.bottom < TabItems.lowerEdge(on: canvas)
          && boxes.contains { $0.share(in: segment.box) > 0.5 }
      }), lines.areEven(onWidth: Double(canvas.raster.width)),
      isFreeOfChips(boxes, among: elements, on: canvas)
    else { return nil }
    return marked(boxes, among: elements, on: canvas)
  }

  /// Two icons in the middles of the two halves of the screen, of which one is clearly selected; without words the place
  /// alone does not tell a bar from two actions.
  func pairOfIcons(among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let (boxes, half) = (columns.boxes, Double(canvas.raster.width) / 2)
    guard boxes.count == 2, glyphs.count == 2, texts.isEmpty,
      zip(boxes, [0.5, 1.5]).allSatisfy({ abs($0.midX - $1 * half) < 0.08 * half })
    else { return nil }
    return marked(boxes, among: elements, on: canvas)
  }

  /// The items, where nothing else stands between them and a cue sets one apart.
  private func marked(_ boxes: [Rect], among elements: [Element], on canvas: Canvas) -> [Rect]? {
    guard holdAll(boxes, among: elements),
      let row = SelectionRow(boxes, among: elements, accents: [], on: canvas)
    else { return nil }
    return SelectionCues.mark(row) ? boxes : nil
  }

  /// Whether no other icon or word stands level with the items.
  private func holdAll(_ boxes: [Rect], among elements: [Element]) -> Bool {
    let row = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    return !elements.contains { part in
      (part.type == .icon || part.type == .text) && part.box.midX > row.left && part.box.midX < row.right
        && abs(part.box.midY - row.midY) < 0.3 * row.height
        && !boxes.contains { part.box.share(in: $0) > 0.5 }
    }
  }

  /// Whether at most one item has a frame of its own, or their frames fill the width without gaps.
  private func isFreeOfChips(_ boxes: [Rect], among elements: [Element], on canvas: Canvas) -> Bool {
    let frames = frames(of: boxes, among: elements)
    return frames.count < 2
      || frames.reduce(0) { $0 + $1.width } >= 0.95 * Double(canvas.raster.width)
  }

  /// The words with the glyph before or after each, and glyphs side by side, of which one is a word that was not read.
  private func lines(on canvas: Canvas) -> TabColumns {
    let lines = texts.map { line(of: $0, on: canvas) }
    let free = glyphs.map(\.box).filter { glyph in !lines.contains { glyph.share(in: $0) > 0.9 } }
    return TabColumns(joining: lines + CellContents.joined(free, gap: canvas.pixels(reach)))
  }

  /// Whether each item holds words; of three and more level ones one may have its word taken for an icon.
  private func isWorded(_ boxes: [Rect]) -> Bool {
    let bare = boxes.filter { item in !texts.contains { $0.box.share(in: item) > 0.9 } && !holdsTwo(item) }
    guard bare.count == 1, boxes.count > 2, let word = bare.first else { return bare.isEmpty }
    return boxes.allSatisfy { abs($0.midY - word.midY) < 0.3 * max($0.height, word.height) }
  }

  private func holdsTwo(_ item: Rect) -> Bool { glyphs.count { $0.box.share(in: item) > 0.9 } == 2 }

  /// The box of a word with the glyph before or after it, to which no other word is nearer.
  private func line(of text: Element, on canvas: Canvas) -> Rect {
    let beside = glyphs.map(\.box).filter { glyph in
      let gap = glyph.gapX(text.box)
      return gap > -0.3 * glyph.width && gap < canvas.pixels(reach)
        && abs(glyph.midY - text.box.midY) < 0.3 * glyph.height
        && texts.allSatisfy { glyph.gapX($0.box) >= gap }
    }
    return beside.reduce(text.box) { $0.union($1) }
  }

  private func isEven(on canvas: Canvas) -> Bool { columns.areEven(onWidth: Double(canvas.raster.width)) }
}
