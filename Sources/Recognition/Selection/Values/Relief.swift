import Geometry
import Imaging

/// How an item stands out of its row or is sunk into it, seen in the columns beside its words.
struct Relief {
  /// Shares of an item's width where no words stand.
  static let shares = [0.1, 0.2, 0.8, 0.9]

  /// The strongest step between neighbouring pixels across the upper end, 0…255.
  let top: Double
  /// The same across the lower end.
  let bottom: Double
  /// How much lighter the upper part is than the lower one, -255…255: light falls from above.
  let gradient: Double
  /// How much lighter it is right below the upper end than in the middle, -255…255: a rim, or the shadow in what is pressed.
  let inset: Double

  /// Looks at an item.
  init(of item: SelectionItem, in row: SelectionRow) {
    let cell = item.cell
    top = Self.edge(of: cell, at: cell.top, in: row)
    bottom = Self.edge(of: cell, at: cell.bottom, in: row)
    gradient =
      Self.luma(of: cell, at: cell.top + 0.25 * cell.height, in: row)
      - Self.luma(of: cell, at: cell.top + 0.75 * cell.height, in: row)
    inset = Self.luma(of: cell, at: cell.top + row.pixels(1.5), in: row) - item.shade.luma
  }

  private static func edge(of cell: Rect, at y: Double, in row: SelectionRow) -> Double {
    Colors.median(
      shares.map { share in
        let x = cell.left + share * cell.width
        return Colors.step(row.reach(around: y, points: 3).compactMap { row.raster.color(x: x, y: $0) })
      })
  }

  private static func luma(of cell: Rect, at y: Double, in row: SelectionRow) -> Double {
    Colors.median(shares.compactMap { row.raster.color(x: cell.left + $0 * cell.width, y: y)?.luma })
  }
}
