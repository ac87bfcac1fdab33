import Geometry
import Imaging

/// The only item on a surface of its own: a frame or a pill closes it off from what the others stand on together.
public struct FrameCue: SelectionCue {
  /// The permanent name.
  public static let name = "frame"
  /// How wide its surface may be, in widths of its even share of the row.
  public var widest: Double
  /// How wide the surface of the others is at least, in the same; of two items, of which the fill of one may run into the
  /// outline of the whole, also how high.
  public var open: Double

  /// Makes the cue.
  public init(widest: Double = 1.25, open: Double = 1.5) {
    self.widest = widest
    self.open = open
  }

  /// The item whose ground ends around its content, while that of each other goes on beyond its share of the row.
  public func choice(in row: SelectionRow) -> Int? {
    let grounds = row.items.compactMap { ground(of: $0, in: row) }
    guard grounds.count == row.items.count else { return nil }
    let isClosed = zip(grounds, row.items).map { $0.width <= widest * $1.cell.width }
    guard let closed = Outlier.only(isClosed) else { return nil }
    let isOpen = row.items.indices.filter { $0 != closed }.allSatisfy { place in
      let cell = row.items[place].cell
      return grounds[place].width > open * cell.width
        && (row.items.count > 2 || grounds[place].height > open * cell.height)
    }
    return isOpen ? closed : nil
  }

  /// The surface that goes around the content of an item, else around the item; nil where it is not one on both sides.
  private func ground(of item: SelectionItem, in row: SelectionRow) -> Rect? {
    let content = item.content ?? item.box
    let sides = [content.left - row.pixels(3), content.right + row.pixels(3)].compactMap {
      row.surface(x: $0, y: content.midY)
    }
    guard sides.count == 2, sides[0] == sides[1] else { return nil }
    return sides[0].intersection(content) == content ? sides[0] : nil
  }
}

extension SelectionRow {
  /// The extent of the flat region at a place; nil outside the picture.
  fileprivate func surface(x: Double, y: Double) -> Rect? {
    guard raster.color(x: x, y: y) != nil else { return nil }
    return regions.regions[regions.region(x: Int(x), y: Int(y))].box.rect
  }
}
