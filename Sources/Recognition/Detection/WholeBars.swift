import Geometry
import ScreenModel

/// Completes rows of segments by the whole bars that the network's second answer sees: a bar of words alone is known by
/// its whole, and its cells have no edges of their own.
///
/// Words and icons on the bar tell its cells, as `Training/detector/parts.py` takes the real training set's bars apart.
package struct WholeBars: Sendable {
  /// Of the bar's height: an icon and its word this near to each other share a cell.
  private let sameCell = 0.35
  /// Of a cell's width: how far the words of equal cells may lie from their centres.
  private let uneven = 0.12
  /// The share of a cell that a segment covers where the cell is known already.
  private let known = 0.4

  /// Makes the step.
  package init() {}

  /// The elements with the segments that were overlooked on the bars.
  package func completed(_ elements: [Element], bars: [Element], on canvas: Canvas) -> [Element] {
    bars.reduce(elements) { elements, bar in
      let segments = elements.filter { $0.type == .segmentedControl && $0.box.share(in: bar.box) > 0.5 }
      let cells = cells(of: bar.box, among: elements, on: canvas)
      let missing = cells.filter { cell in
        !segments.contains { cell.share(in: $0.box) > known || $0.box.share(in: cell) > known }
      }
      let added = missing.map {
        Element(type: .segmentedControl, box: $0.intersection(canvas.raster.size.bounds), score: bar.score)
      }
      return elements.filter { element in !missing.contains { isRival(element, of: $0) } } + added
    }
  }

  /// Whether the network took a cell for another control.
  private func isRival(_ element: Element, of cell: Rect) -> Bool {
    (element.type == .textField || element.type == .container) && element.box.iou(cell) > 0.5
  }

  /// The cells of a bar from left to right; none where fewer than two things stand on it, where a lone icon beside
  /// words may be a button, and where buttons of their own stand side by side.
  private func cells(of bar: Rect, among elements: [Element], on canvas: Canvas) -> [Rect] {
    let buttons = elements.filter { $0.type == .container && stands($0.box, on: bar) }
    guard buttons.count < 2 else { return [] }
    let words = canvas.lines.map(\.box).filter { stands($0, on: bar) }
    let icons = elements.filter { ($0.type == .icon || $0.type == .picture) && stands($0.box, on: bar) }.map(
      \.box)
    // A glyph that is read as a letter is no word.
    let pure = words.filter { word in !icons.contains { word.share(in: $0) > 0.5 } }
    let contents = CellContents.joined(pure + icons, gap: sameCell * bar.height)
    guard contents.count >= 2, icons.isEmpty || pure.isEmpty || icons.count >= pure.count else { return [] }
    let edges = edges(of: contents, on: bar)
    return zip(edges, edges.dropFirst()).map {
      Rect(left: $0, top: bar.top, right: $1, bottom: bar.bottom)
    }
  }

  private func stands(_ box: Rect, on bar: Rect) -> Bool {
    bar.contains(x: box.midX, y: box.midY) && box.width < 0.9 * bar.width
  }

  /// Equal cells where each content stands in the middle of one; else halfway between neighbours, the outer cells with the
  /// same room on both sides.
  private func edges(of contents: [Rect], on bar: Rect) -> [Double] {
    let width = bar.width / Double(contents.count)
    let isEven = contents.enumerated().allSatisfy { place, box in
      abs(box.midX - (bar.left + (Double(place) + 0.5) * width)) < uneven * width
    }
    if isEven { return (0...contents.count).map { bar.left + Double($0) * width } }
    return CellEdges.parting(contents).map { min(max($0, bar.left), bar.right) }
  }
}
