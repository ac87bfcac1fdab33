import Geometry
import Imaging
import ScreenModel

/// The rims of the items: edges at their ends, gradients from top to bottom, and the shadow inside what is pressed.
enum RimValues: ItemValues {
  static let names =
    ["top", "bottom", "left", "right"].flatMap { ["\($0).edge", "\($0).edgeMean"] } + [
      "gradient", "gradientMean", "inset", "insetMean", "below", "belowMean", "above", "aboveMean",
    ]

  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let cells = row.items.map(\.cell)
    let lists: [[Double]] = [
      cells.map { edge(alongX: $0, at: $0.top, in: row) },
      cells.map { edge(alongX: $0, at: $0.bottom, in: row) },
      cells.map { edge(alongY: $0, at: $0.left, in: row) },
      cells.map { edge(alongY: $0, at: $0.right, in: row) },
      cells.map { luma($0, at: 0.25, in: row) - luma($0, at: 0.75, in: row) },
      zip(row.items, cells).map { luma($1, below: 1.5, in: row) - $0.shade.luma },
      zip(row.items, cells).map { fromShade($0, at: $1.bottom + row.pixels(2.5), in: row) },
      zip(row.items, cells).map { fromShade($0, at: $1.top - row.pixels(2.5), in: row) },
    ]
    return joined(
      lists.map { numbers in zip(numbers, relative(numbers)).map { [$0, $1[0]] } })
  }

  private static let shares = [0.1, 0.2, 0.8, 0.9]

  /// The strongest step between neighbouring pixels across a height, the median of columns beside the words, 0…255.
  private static func edge(alongX cell: Rect, at y: Double, in row: SelectionRow) -> Double {
    median(
      shares.map { share in
        let x = cell.left + share * cell.width
        return Colors.step(row.reach(around: y, points: 3).compactMap { row.raster.color(x: x, y: $0) })
      })
  }

  private static func edge(alongY cell: Rect, at x: Double, in row: SelectionRow) -> Double {
    median(
      [0.25, 0.5, 0.75].map { share in
        let y = cell.top + share * cell.height
        return Colors.step(row.reach(around: x, points: 3).compactMap { row.raster.color(x: $0, y: y) })
      })
  }

  private static func luma(_ cell: Rect, at height: Double, in row: SelectionRow) -> Double {
    luma(cell, y: cell.top + height * cell.height, in: row)
  }

  private static func luma(_ cell: Rect, below points: Double, in row: SelectionRow) -> Double {
    luma(cell, y: cell.top + row.pixels(points), in: row)
  }

  private static func luma(_ cell: Rect, y: Double, in row: SelectionRow) -> Double {
    median(shares.compactMap { row.raster.color(x: cell.left + $0 * cell.width, y: y)?.luma })
  }

  /// How far the colour on a line is from the item's own, the median of columns beside the words, 0…255.
  private static func fromShade(_ item: SelectionItem, at y: Double, in row: SelectionRow) -> Double {
    median(
      shares.compactMap { share in
        row.raster.color(x: item.cell.left + share * item.cell.width, y: y)
          .map { Double($0.distance(to: item.shade)) }
      })
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.filter { !$0.isNaN }.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
