import Geometry
import Imaging
import ScreenModel

/// Tabs or segments side by side, of which one is selected, with all that the cues look at.
public struct SelectionRow: Sendable {
  /// The items from the left.
  public let items: [SelectionItem]
  /// The most frequent colour of the whole row.
  public let ground: Color
  /// The most frequent colour just outside the row; nil where the row fills the picture.
  public let outside: Color?
  /// The most frequent colour of the whole screen; nil for an empty picture.
  public let page: Color?
  /// Vivid colours of controls elsewhere on the screen.
  public let accents: [Color]
  /// The shades of the cells of the screen's other rows, row by row.
  public private(set) var peers: [[Color]] = []
  /// The picture.
  public let raster: Raster
  /// The picture cut into regions of near-equal colour.
  let regions: FlatRegions
  /// Pixels a point.
  public let scale: Double

  /// Gathers what is known of a row; nil where there are fewer than two items or one lies outside the picture.
  ///
  /// - Parameters:
  ///   - boxes: the items from the left.
  ///   - elements: all that was found on the screen.
  public init?(_ boxes: [Rect], among elements: [Element], accents: [Color], on canvas: Canvas) {
    guard boxes.count >= 2 else { return nil }
    let whole = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
    let pitch = (boxes[boxes.count - 1].midX - boxes[0].midX) / Double(boxes.count - 1)
    let parts = elements.filter { ($0.type == .icon || $0.type == .text) && $0.box.overlapY(whole) > 0 }
    items = boxes.compactMap { box in
      Self.item(
        box, width: max(box.width, 0.9 * pitch), row: whole, parts: parts, canvas: canvas)
    }
    guard items.count == boxes.count,
      let all = Look(of: canvas.raster, in: PixelBox(covering: whole), samples: 4_000)
    else { return nil }
    ground = all.ground
    outside = Look.ground(
      aboveAndBelow: PixelBox(covering: whole), distance: Int(canvas.pixels(4).rounded()), of: canvas.raster)
    page = Look(of: canvas.raster, in: canvas.raster.size.box, samples: 2_000)?.ground
    raster = canvas.raster
    regions = canvas.regions
    scale = canvas.scale
    self.accents = accents
  }

  private static func item(
    _ box: Rect, width: Double, row: Rect, parts: [Element], canvas: Canvas
  ) -> SelectionItem? {
    let (raster, scale) = (canvas.raster, canvas.scale)
    let mine = parts.filter { $0.box.share(in: box) > 0.6 }
    let sign = mine.filter { $0.type == .icon }.max { $0.box.area < $1.box.area }
    let icon = sign?.box
    // The number of a badge lies on the icon; a label below or beside it.
    let words = mine.filter { part in part.type == .text && icon.map { isLabel(part.box, of: $0) } ?? true }
    let text = words.max { $0.box.area < $1.box.area }?.box
    let cell = Rect(left: box.midX - width / 2, top: row.top, right: box.midX + width / 2, bottom: row.bottom)
    // The box of a tab is tight around its ink: the ground is seen in the even share of the row.
    guard let look = Look(of: raster, in: PixelBox(covering: cell), samples: 2_000) else { return nil }
    return SelectionItem(
      box: box, cell: cell, icon: icon, iconMeaning: sign?.icon, text: text, look: look,
      shade: shade(of: cell, beside: [icon, text].compactMap { $0 }, in: raster) ?? look.ground,
      iconLook: icon.flatMap { Look(drawnIn: Badge.free($0, on: canvas), of: raster, scale: scale) },
      textLook: text.flatMap { Look(drawnIn: $0, of: raster, scale: scale) })
  }

  /// The median colour, channel by channel, of a cell's inner part without the middle where its icon and words stand.
  private static func shade(of cell: Rect, beside parts: [Rect], in raster: Raster) -> Color? {
    let columns = [0.08, 0.12, 0.16, 0.2, 0.8, 0.84, 0.88, 0.92].map { cell.left + $0 * cell.width }
    let colors = stride(from: 0.2, through: 0.8, by: 0.05).flatMap { share -> [Color] in
      let y = cell.top + share * cell.height
      return columns.compactMap { x in
        parts.contains { $0.insetBy(-2).contains(x: x, y: y) } ? nil : raster.color(x: x, y: y)
      }
    }
    return colors.count >= 8 ? Look.median(of: colors) : nil
  }

  private static func isLabel(_ text: Rect, of icon: Rect) -> Bool {
    text.midY > icon.bottom - 0.2 * icon.height || text.left > icon.right
      || text.right < icon.left
  }

  /// The same row with the other rows of its screen.
  func beside(_ others: [SelectionRow]) -> SelectionRow {
    var row = self
    row.peers = others.map { $0.items.map(\.shade) }
    return row
  }

  /// Whether each item has words and no icon.
  var hasWordsAlone: Bool { items.allSatisfy { $0.icon == nil && $0.text != nil } }

  /// Places within some points of one, pixel by pixel.
  func reach(around place: Double, points: Double) -> StrideThrough<Double> {
    stride(from: place - pixels(points), through: place + pixels(points), by: 1)
  }

  /// A length in points as pixels.
  func pixels(_ points: Double) -> Double { points * scale }
}
