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
    let reliefs = row.items.map { Relief(of: $0, in: row) }
    let lists: [[Double]] = [
      reliefs.map(\.top),
      reliefs.map(\.bottom),
      cells.map { edge(alongY: $0, at: $0.left, in: row) },
      cells.map { edge(alongY: $0, at: $0.right, in: row) },
      reliefs.map(\.gradient),
      reliefs.map(\.inset),
      zip(row.items, cells).map { fromShade($0, at: $1.bottom + row.pixels(2.5), in: row) },
      zip(row.items, cells).map { fromShade($0, at: $1.top - row.pixels(2.5), in: row) },
    ]
    return joined(
      lists.map { numbers in zip(numbers, relative(numbers)).map { [$0, $1[0]] } })
  }

  private static func edge(alongY cell: Rect, at x: Double, in row: SelectionRow) -> Double {
    Colors.median(
      [0.25, 0.5, 0.75].map { share in
        let y = cell.top + share * cell.height
        return Colors.step(row.reach(around: x, points: 3).compactMap { row.raster.color(x: $0, y: y) })
      })
  }

  /// How far the colour on a line is from the item's own, the median of columns beside the words, 0…255.
  private static func fromShade(_ item: SelectionItem, at y: Double, in row: SelectionRow) -> Double {
    Colors.median(
      Relief.shares.compactMap { share in
        row.raster.color(x: item.cell.left + share * item.cell.width, y: y)
          .map { Double($0.distance(to: item.shade)) }
      })
  }
}
