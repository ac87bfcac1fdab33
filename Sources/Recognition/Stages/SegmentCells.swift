import Geometry
import Imaging
import ScreenModel

/// Puts the cells of a row of segments where its words and icons say: a control that was found as one segment is divided,
/// and cells whose contents stand beside their middle move to the edges drawn between the contents, or, where none are drawn
/// and the contents stand at even distances, around these.
struct SegmentCells {
  /// Of a cell's width: how far its content may lie from its middle.
  private let aside = 0.03
  /// By how much the distances of contents may differ, in points: words are centred to half a point, their ink to one.
  private let uneven = 2.0
  /// How far the cells' width may be from that distance, as a share of it.
  private let unlike = 0.2
  /// The share of the row's height that changes colour at a drawn edge.
  private let clear = 0.6

  /// The elements with the rows put right.
  func placed(_ elements: [Element], on canvas: Canvas) -> [Element] {
    rows(of: elements).reduce(elements) { elements, row in
      // The cells are as sure as the surest segment of their row.
      guard let cells = cells(of: row, among: elements, on: canvas),
        let surest = row.max(by: { $0.score < $1.score })
      else { return elements }
      let placed = cells.map { cell in
        var segment = surest
        segment.box = cell.rounded
        return segment
      }
      return elements.filter { !row.contains($0) } + placed
    }
  }

  /// Segments side by side without room for another between them, from left to right.
  private func rows(of elements: [Element]) -> [[Element]] {
    Rows.chained(elements.filter { $0.type == .segmentedControl }) { last, box in
      last.overlapY(box) > 0.6 * max(last.height, box.height)
        && box.left - last.right < 0.5 * min(last.width, box.width)
    }
  }

  /// The cells of a row; nil where they are right already, or where nothing tells their edges.
  private func cells(of row: [Element], among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let whole = row.dropFirst().reduce(row[0].box) { $0.union($1.box) }
    let contents = contents(of: whole, among: elements)
    guard contents.count >= max(2, row.count), contents.count <= 6 else { return nil }
    let isRight =
      contents.count == row.count && zip(row, contents).allSatisfy { isCentred($1, in: $0.box, on: canvas) }
    guard !isRight else { return nil }
    guard let inner = edges(between: contents, of: whole, on: canvas) else {
      return evenCells(of: row, around: contents, within: whole, on: canvas)
    }
    let left = outer(whole.left, beside: contents[0], inner[0], of: whole, on: canvas)
    let right = outer(
      whole.right, beside: contents[contents.count - 1], inner[inner.count - 1], of: whole, on: canvas)
    let edges = [left] + inner + [right]
    return zip(edges, edges.dropFirst()).map {
      Rect(left: $0, top: whole.top, right: $1, bottom: whole.bottom)
    }
  }

  /// Cells of one width around contents that stand at even distances; nil where they do not, as words that are hugged, or
  /// where the cells found are of another width.
  private func evenCells(
    of row: [Element], around contents: [Rect], within whole: Rect, on canvas: Canvas
  ) -> [Rect]? {
    guard contents.count == row.count else { return nil }
    let distances = zip(contents, contents.dropFirst()).map { $1.midX - $0.midX }
    let width = distances.reduce(0, +) / Double(distances.count)
    let found = row.map(\.box.width).sorted()[row.count / 2]
    guard distances.allSatisfy({ abs($0 - width) <= canvas.pixels(uneven) }),
      abs(found - width) <= unlike * width
    else { return nil }
    return contents.map {
      Rect(left: $0.midX - width / 2, top: whole.top, right: $0.midX + width / 2, bottom: whole.bottom)
    }
  }

  private func isCentred(_ content: Rect, in cell: Rect, on canvas: Canvas) -> Bool {
    abs(content.midX - cell.midX) <= max(aside * cell.width, canvas.pixels(1.5))
  }

  /// The outer edge of a cell: as far from the content's middle as the inner one, where an edge is drawn there or the
  /// content reaches out of the cell.
  private func outer(
    _ edge: Double, beside content: Rect, _ inner: Double, of row: Rect, on canvas: Canvas
  ) -> Double {
    let mirrored = 2 * content.midX - inner
    let reachesOut = edge > inner ? content.right > edge : content.left < edge
    let near = mirrored - canvas.pixels(2)...mirrored + canvas.pixels(2)
    return drawnEdge(in: near, of: row, on: canvas) ?? (reachesOut ? mirrored : edge)
  }

  /// What stands in the row or reaches out of it, where a cell was found too narrow.
  private func contents(of row: Rect, among elements: [Element]) -> [Rect] {
    let parts = elements.filter {
      $0.box.share(in: row) > 0.3 && $0.box.top >= row.top && $0.box.bottom <= row.bottom
    }
    return CellContents.inRow(
      ofHeight: row.height, words: parts.filter { $0.type == .text }.map(\.box),
      icons: parts.filter { $0.type == .icon }.map(\.box))
  }

  /// The edges drawn between neighbouring contents; nil where one is not clear.
  private func edges(between contents: [Rect], of row: Rect, on canvas: Canvas) -> [Double]? {
    // A box may be off by a pixel and cover the edge.
    let slack = canvas.pixels(1)
    let found = zip(contents, contents.dropFirst()).compactMap { left, right -> Double? in
      let (first, last) = (left.right - slack, right.left + slack)
      return first < last ? drawnEdge(in: first...last, of: row, on: canvas) : nil
    }
    return found.count == contents.count - 1 ? found : nil
  }

  /// The clearest vertical edge through the inner part of the row; nil where none is clear.
  private func drawnEdge(in columns: ClosedRange<Double>, of row: Rect, on canvas: Canvas) -> Double? {
    let rows = Int(row.top + 0.2 * row.height)..<Int(row.bottom - 0.2 * row.height)
    let edge = verticalEdge(
      of: canvas.raster, columns: Int(columns.lowerBound)...Int(columns.upperBound), rows: rows,
      tolerance: canvas.tolerance + 2)
    return edge.flatMap { $0.share >= clear ? Double($0.position) : nil }
  }
}
