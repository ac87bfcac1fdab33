import Geometry
import Imaging

/// A bar below or above one item: lines whose middle is of one colour in each item and unlike in one.
public struct BarCue: SelectionCue {
  /// The permanent name.
  public static let name = "bar"
  /// The difference of a channel between the bar and what the other items show there, 0…255.
  public var unlike: Int

  /// How thick a bar is, in points: frames and dividers are 1.
  private let thickness = 1.2...6.5

  /// Makes the cue.
  public init(unlike: Int = 24) { self.unlike = unlike }

  /// The item with the bar.
  public func choice(in row: SelectionRow) -> Int? {
    // On unlike grounds the lines at the edges of a filled item look like bars.
    guard row.isOfOneGround else { return nil }
    let reach = row.pixels(8)
    let cell = row.items[0].cell
    // Below words alone the bar keeps more distance than below the box of a segment.
    let depth = row.isOfWordsAlone ? row.pixels(14) : reach
    let below = Int(cell.bottom - 0.35 * cell.height)...Int(cell.bottom + depth)
    let above = Int(cell.top - reach)...Int(cell.top + 0.2 * cell.height)
    return strip(below, in: row) ?? strip(above, in: row)
  }

  /// The item with a bar in a range of lines, where there is one bar as thick as bars are.
  private func strip(_ lines: ClosedRange<Int>, in row: SelectionRow) -> Int? {
    var run = (item: -1, length: 0)
    var found: Int?
    for y in lines.lowerBound...lines.upperBound + 1 {
      let item = y > lines.upperBound ? -1 : odd(at: y, in: row) ?? -1
      if item == run.item {
        run.length += 1
        continue
      }
      if run.item >= 0, thickness.contains(Double(run.length) / row.scale) {
        if let found, found != run.item { return nil }
        found = run.item
      }
      run = (item, 1)
    }
    return found
  }

  /// The item whose middle differs on this line from the others', which are alike.
  private func odd(at y: Int, in row: SelectionRow) -> Int? {
    guard (0..<row.raster.height).contains(y) else { return nil }
    var colors: [Color] = []
    for item in row.items {
      guard let color = plain(item, y, in: row) else { return nil }
      colors.append(color)
    }
    guard colors.count == 2 else { return Outlier.color(colors, least: unlike, ratio: 4) }
    // Of two, the bar is what the row's ground is not.
    guard colors[0].distance(to: colors[1]) >= unlike else { return nil }
    let contrast = colors.map { Double($0.distance(to: row.ground)) }
    return Outlier.largest(contrast, lead: Double(unlike))
  }

  /// The colour of the middle fifth of a cell on a line, at most 18 points, of words alone 10; nil where it has several.
  private func plain(_ item: SelectionItem, _ y: Int, in row: SelectionRow) -> Color? {
    let raster = row.raster
    // Some bars are only 24 points long, below words 16, however wide the item is.
    let most = row.pixels(row.isOfWordsAlone ? 5 : 9)
    let half = max(2, min(0.1 * item.cell.width, most))
    let columns =
      max(0, Int(item.cell.midX - half))..<max(1, min(raster.width, Int(item.cell.midX + half)))
    guard let first = columns.first, columns.count >= 3 else { return nil }
    let color = raster[first, y]
    return columns.allSatisfy { raster[$0, y].distance(to: color) <= 6 } ? color : nil
  }
}

extension SelectionRow {
  /// Whether the items are words without icons, each in a box not much higher than a line.
  fileprivate var isOfWordsAlone: Bool {
    items.allSatisfy { $0.icon == nil && $0.text != nil && $0.box.height <= pixels(30) }
  }
}
