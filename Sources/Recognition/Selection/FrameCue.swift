import Geometry
import Imaging

/// The only item on a surface of its own: a frame or a pill closes it off from what the others stand on together.
public struct FrameCue: SelectionCue {
  /// The permanent name.
  public static let name = "frame"
  /// How wide its surface may be, in widths of its even share of the row.
  public var widest: Double

  /// Makes the cue.
  public init(widest: Double = 1.25) { self.widest = widest }

  /// The item whose ground ends around its content.
  public func choice(in row: SelectionRow) -> Int? { Outlier.only(row.items.map { isClosedOff($0, in: row) }) }

  /// Whether the ground beside the content, on both sides, is one surface around it and no wider than the item.
  private func isClosedOff(_ item: SelectionItem, in row: SelectionRow) -> Bool {
    let content = item.content
    let sides = [content.left - row.pixels(3), content.right + row.pixels(3)].compactMap {
      row.surface(x: $0, y: content.midY)
    }
    guard sides.count == 2, sides[0] == sides[1] else { return false }
    return sides[0].width <= widest * item.cell.width && sides[0].intersection(content) == content
  }
}

extension SelectionItem {
  /// The icon with the words; the item where neither was found.
  fileprivate var content: Rect {
    let parts = [icon, text].compactMap { $0 }
    return parts.first.map { parts.reduce($0) { $0.union($1) } } ?? box
  }
}

extension SelectionRow {
  /// The extent of the flat region at a place; nil outside the picture.
  fileprivate func surface(x: Double, y: Double) -> Rect? {
    guard raster.color(x: x, y: y) != nil else { return nil }
    return regions.regions[regions.region(x: Int(x), y: Int(y))].box.rect
  }
}
