import Geometry
import Imaging

/// A bar below or above one item: lines whose middle is of one colour in each item and unlike in one.
public struct BarCue: SelectionCue {
  /// The permanent name.
  public static let name = "bar"
  /// The difference of a channel between the bar and what the other items show there, 0…255.
  public var unlike: Int
  /// Whether only a bar in an app's colour counts.
  public var isVivid: Bool

  /// How thick a bar is, in points; a frame or a divider, which is as thin, goes around or below all items.
  private let thickness = 0.9...6.5

  /// How thick a vivid bar is: Kivy's, the thinnest, has two pixels on a screen of three a point; the grey edges of cells are as thin.
  private let vividThickness = 0.6...6.5

  /// The least difference of channels of a bar that is drawn beside unlike grounds, 0…255.
  static let vivid = 64

  /// Makes the cue.
  public init(unlike: Int = 24, isVivid: Bool = false) {
    self.unlike = unlike
    self.isVivid = isVivid
  }

  /// The item with the bar.
  public func choice(in row: SelectionRow) -> Int? {
    let cell = row.items[0].cell
    // Around what is drawn in a tab the bar is as far as the edge of the whole bar; of a segment's box it is a part, or near.
    if row.isOfContents {
      let reach = row.pixels(20)
      return strip(from: cell.bottom, by: 1, over: reach, in: row)
        ?? strip(from: cell.top, by: -1, over: reach, in: row)
    }
    let (depth, height) = (row.pixels(row.isOfWordsAlone ? 14 : 8), row.pixels(8))
    let below = strip(
      from: cell.bottom - 0.35 * cell.height, by: 1, over: 0.35 * cell.height + depth, in: row)
    return below
      ?? strip(from: cell.top + 0.2 * cell.height, by: -1, over: 0.2 * cell.height + height, in: row)
  }

  /// The item with a bar from a line on, up or down to where the ground of all items ends, if there is one bar as thick as
  /// bars are.
  private func strip(from start: Double, by step: Int, over reach: Double, in row: SelectionRow) -> Int? {
    var run = (item: -1, length: 0)
    var found: Int?
    // What goes on where the search ends is followed further, to tell a bar from a button below the row.
    for offset in 0...Int(reach + row.pixels(thickness.upperBound)) + 1
    where Double(offset) <= reach || run.item >= 0 {
      let y = Int(start) + step * offset
      let isEnd = ends(at: y, in: row)
      let item = isEnd ? -1 : odd(at: y, in: row) ?? -1
      if item == run.item {
        run.length += 1
        continue
      }
      if run.item >= 0, isBar(run, endingAt: y - step, in: row) {
        if let found, found != run.item { return nil }
        found = run.item
      }
      if isEnd { break }
      run = (Double(offset) <= reach ? item : -1, 1)
    }
    return found
  }

  /// Whether lines up to one, in which the same item is odd, are as many as a bar has.
  private func isBar(_ run: (item: Int, length: Int), endingAt y: Int, in row: SelectionRow) -> Bool {
    let points = Double(run.length) / row.scale
    let vividness = plain(row.items[run.item], y, in: row)?.vividness ?? 0
    if vividness >= Self.vivid { return vividThickness.contains(points) }
    return !isVivid && thickness.contains(points)
  }

  /// Whether the ground of all items has come to an end above or below them: none shows it there, and all show the same.
  private func ends(at y: Int, in row: SelectionRow) -> Bool {
    let cell = row.items[0].cell
    guard Double(y) < cell.top || Double(y) > cell.bottom else { return false }
    let colors = row.items.compactMap { plain($0, y, in: row) }
    guard let first = colors.first, colors.count == row.items.count else { return false }
    return colors.allSatisfy { $0.distance(to: row.ground) >= unlike && $0.distance(to: first) <= 6 }
  }

  /// The item whose middle differs on this line from the others', which are alike.
  ///
  /// On unlike grounds the lines at the edges of a filled item look like bars: there only a vivid one counts.
  private func odd(at y: Int, in row: SelectionRow) -> Int? {
    var colors: [Color] = []
    for item in row.items {
      guard let color = plain(item, y, in: row) else { return nil }
      colors.append(color)
    }
    guard row.isOfOneGround else {
      let vivid = Outlier.only(colors.map { $0.vividness >= Self.vivid })
      return colors.count { $0.vividness < Self.vivid / 2 } == colors.count - 1 ? vivid : nil
    }
    guard colors.count == 2 else {
      return Outlier.color(colors, least: unlike, ratio: 4).flatMap {
        colors[$0].vividness < Self.vivid && row.isHomeIndicator(at: y, in: $0) ? nil : $0
      }
    }
    // Of two, the bar is what the row's ground is not.
    guard colors[0].distance(to: colors[1]) >= unlike else { return nil }
    let contrast = colors.map { Double($0.distance(to: row.ground)) }
    return Outlier.largest(contrast, lead: Double(unlike))
  }

  /// The colour of the middle fifth of a cell on a line, at most 18 points, of words without icons 10; nil where it has several.
  private func plain(_ item: SelectionItem, _ y: Int, in row: SelectionRow) -> Color? {
    let raster = row.raster
    // Some bars are only 24 points long, below words 16, however wide and high the item is.
    let most = row.pixels(row.hasWordsAlone ? 5 : 9)
    let half = max(2, min(0.1 * item.cell.width, most))
    let columns =
      max(0, Int(item.cell.midX - half))..<max(1, min(raster.width, Int(item.cell.midX + half)))
    guard let first = columns.first, columns.count >= 3, (0..<raster.height).contains(y) else { return nil }
    let color = raster[first, y]
    return columns.allSatisfy { raster[$0, y].distance(to: color) <= 6 } ? color : nil
  }
}

extension SelectionRow {
  /// Whether the boxes are tight around icons and words, as those of tabs are.
  fileprivate var isOfContents: Bool {
    items.allSatisfy { item in item.content.map { 1.1 * $0.height >= item.box.height } ?? false }
  }

  /// Whether a line in an item may be the system's own bar, in the middle of the lowest 20 points.
  fileprivate func isHomeIndicator(at y: Int, in item: Int) -> Bool {
    Double(y) > Double(raster.height) - pixels(20)
      && abs(items[item].cell.midX - Double(raster.width) / 2) < pixels(10)
  }

  /// Whether the items are words without icons, each in a box not much higher than a line.
  fileprivate var isOfWordsAlone: Bool {
    hasWordsAlone && items.allSatisfy { $0.box.height <= pixels(30) }
  }
}
