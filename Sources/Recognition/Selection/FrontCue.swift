import Geometry
import Imaging

/// The front card of a file: the one item whose ground goes on into what lies below it, while the others end at a line.
public struct FrontCue: SelectionCue {
  /// The permanent name.
  public static let name = "front"
  /// The difference of a channel between neighbouring pixels that makes an edge, 0…255; a gradient has less.
  public var edge: Int

  /// Makes the cue.
  public init(edge: Int = 4) { self.edge = edge }

  /// The item that is open below and has an edge above; flat words on the page are open on both sides.
  public func choice(in row: SelectionRow) -> Int? {
    // A bar at the lower edge runs on below its items.
    guard !row.isAtLowerEdge else { return nil }
    let isOpen = row.items.map { !ends(at: $0.cell.bottom, of: $0, in: row) }
    guard let front = Outlier.only(isOpen) else { return nil }
    let topped = row.items.indices.filter { ends(at: row.items[$0].cell.top, of: row.items[$0], in: row) }
    guard topped.contains(front) else { return nil }
    // On one ground a line below an item may mark it; an outline around the front card alone is drawn above no other,
    // and the line that ends the cards behind is the edge of the page, which is wider than they are.
    let isFile = topped.count == row.items.count && lineGoesOn(beside: row)
    return topped.count == 1 || !row.isOfOneShade || isFile ? front : nil
  }

  /// Whether there is an edge beside the row too where its cells end, from 3 to 12 points off.
  private func lineGoesOn(beside row: SelectionRow) -> Bool {
    let cells = row.items.map(\.cell)
    let places = Array(stride(from: row.pixels(3), through: row.pixels(12), by: row.scale))
    let sides = [places.map { cells[0].left - $0 }, places.map { cells[cells.count - 1].right + $0 }]
    return sides.contains { $0.allSatisfy { isCrossed(at: $0, cells[0].bottom, in: row) } }
  }

  /// Whether most columns beside the words cross an edge near a height.
  private func ends(at y: Double, of item: SelectionItem, in row: SelectionRow) -> Bool {
    let columns = [0.12, 0.25, 0.75, 0.88].map { item.cell.left + $0 * item.cell.width }
    return columns.count { isCrossed(at: $0, y, in: row) } >= 3
  }

  /// Whether a column has an edge within five points of a height.
  private func isCrossed(at x: Double, _ y: Double, in row: SelectionRow) -> Bool {
    let colors = row.reach(around: y, points: 5).compactMap { row.raster.color(x: x, y: $0) }
    return Colors.step(colors) >= Double(edge)
  }
}

extension SelectionRow {
  /// Whether the row lies in the lowest tenth of the picture.
  fileprivate var isAtLowerEdge: Bool { items.contains { $0.cell.bottom > 0.9 * Double(raster.height) } }

  /// Whether all items have about the same ground.
  fileprivate var isOfOneShade: Bool { items.allSatisfy { $0.shade.distance(to: items[0].shade) < 5 } }
}
