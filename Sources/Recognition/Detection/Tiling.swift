import Geometry

/// The parts of a screenshot that the network looks at, one after the other.
///
/// A phone held upright is one tile. Tall pages, tablets and landscape would come out too small in the network's
/// upright input: they are seen as a whole, for what is large, and in overlapping tiles at the scale of a phone.
package struct Tiling: Sendable {
  /// A part of the screenshot, in its pixels.
  package struct Tile: Sendable, Hashable {
    package let region: Rect
    /// Whether the tile is the whole screenshot.
    package let isWhole: Bool
  }

  package let tiles: [Tile]

  /// Pixels of the input a point, as for a phone of 390 points in an input 416 wide.
  private static let pixelsPerPoint = 416.0 / 390.0
  /// The share by which neighbours overlap; a row of a list fits into it.
  private static let overlap = 0.25
  /// How much smaller than on a phone the whole may come out before tiles are worth their time.
  private static let smallest = 0.75

  /// Cuts a screenshot for an input; both in pixels, `scale` in pixels a point.
  package init(_ size: Size, input: Size, scale: Double) {
    let whole = Tile(region: size.bounds, isWhole: true)
    let fit = min(Double(input.width) / Double(size.width), Double(input.height) / Double(size.height))
    let wanted = Self.pixelsPerPoint / scale
    guard fit < Self.smallest * wanted else {
      tiles = [whole]
      return
    }
    let width = Double(input.width) / wanted
    let height = Double(input.height) / wanted
    let columns = Self.starts(length: Double(size.width), part: width)
    let rows = Self.starts(length: Double(size.height), part: height)
    tiles =
      [whole]
      + rows.flatMap { y in
        columns.map { x in
          Tile(
            region: Rect(x: x, y: y, width: width, height: height).intersection(size.bounds), isWhole: false)
        }
      }
  }

  private static func starts(length: Double, part: Double) -> [Double] {
    guard length > part else { return [0] }
    let count = Int(((length - part) / (part * (1 - overlap))).rounded(.up)) + 1
    return (0..<count).map { (length - part) * Double($0) / Double(count - 1) }
  }
}
