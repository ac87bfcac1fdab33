import Geometry
import ScreenModel

/// Tells a segmented control at the foot of a page from a tab bar: its cells are drawn, they end before the edges of the
/// screen, and what is beside them is the page itself, not a bar.
struct FramedRow {
  /// The least margin beside the row, in points.
  let margin: Double
  /// How far above the row the page goes on beside it, in points: more than a bar's own padding.
  private let above = 24.0
  /// The most by which the page's colour may vary, 0…255.
  private let alike = 6

  /// Whether the items all lie in segments of such a row.
  func holds(_ items: [Rect], among elements: [Element], on canvas: Canvas) -> Bool {
    let segments = elements.filter { $0.type == .segmentedControl }.map(\.box)
    let cells = items.compactMap { item in segments.first { item.share(in: $0) > 0.8 } }
    guard cells.count == items.count, let first = cells.first else { return false }
    let row = cells.dropFirst().reduce(first) { $0.union($1) }
    let width = Double(canvas.raster.width)
    // A panel around it that is as wide as the screen is the bar.
    let isOnBar = elements.contains { panel in
      panel.type == .container && panel.box.width >= 0.8 * width && row.share(in: panel.box) > 0.9
        && panel.box.height < 3 * row.height
    }
    return !isOnBar && isDrawn(from: 0, to: row.left, row, on: canvas)
      && isDrawn(from: width - 1, to: row.right, row, on: canvas)
  }

  /// Whether an end of the row is drawn on the page: beside it one colour that goes on above it, and another in the row.
  private func isDrawn(from screenEdge: Double, to edge: Double, _ row: Rect, on canvas: Canvas) -> Bool {
    guard abs(edge - screenEdge) > canvas.pixels(margin) else { return false }
    let beside = (screenEdge + edge) / 2
    guard let page = canvas.raster.color(x: beside, y: row.midY) else { return false }
    func isPage(_ x: Double, _ y: Double) -> Bool {
      canvas.raster.color(x: x, y: y).map { $0.distance(to: page) <= alike } ?? false
    }
    let top = row.top - max(row.height, canvas.pixels(above))
    let goesOn = stride(from: max(0, top), to: row.midY, by: 1).allSatisfy { isPage(beside, $0) }
    let inside = edge + (edge < beside ? -1 : 1) * canvas.pixels(margin)
    let ends = stride(from: min(beside, inside), through: max(beside, inside), by: 1)
    return goesOn && ends.contains { !isPage($0, row.midY) }
  }
}
