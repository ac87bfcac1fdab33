import Geometry

/// The colours of a box by how often they occur, in steps of 8 a channel.
public struct Palette: Sendable, Hashable {
  /// One colour and its share of the pixels.
  public struct Entry: Sendable, Hashable {
    /// The mean of the pixels in this step.
    public var color: Color
    /// The share of the box, 0…1.
    public var share: Double
  }

  /// The entries, most frequent first; ties by colour, dark first.
  public let entries: [Entry]

  /// Counts the pixels of a box, every one up to `samples`, then a regular grid of them.
  public init(of raster: Raster, in box: PixelBox, samples: Int = 40_000) {
    let inside = box.intersection(raster.size.box)
    var sums: [Int: (count: Int, red: Int, green: Int, blue: Int)] = [:]
    let step = max(1, Int((Double(inside.area) / Double(max(1, samples))).squareRoot()))
    var total = 0
    for y in stride(from: inside.top, to: inside.bottom, by: step) {
      for x in stride(from: inside.left, to: inside.right, by: step) {
        let color = raster[x, y]
        let key = Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
        var sum = sums[key] ?? (0, 0, 0, 0)
        sum = (
          sum.count + 1, sum.red + Int(color.red), sum.green + Int(color.green), sum.blue + Int(color.blue)
        )
        sums[key] = sum
        total += 1
      }
    }
    entries = sums.sorted {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }
    .map { _, sum in
      Entry(
        color: Color(
          red: UInt8(sum.red / sum.count), green: UInt8(sum.green / sum.count),
          blue: UInt8(sum.blue / sum.count)),
        share: Double(sum.count) / Double(total))
    }
  }

  /// The most frequent colour; nil for an empty box.
  public var background: Color? { entries.first?.color }

  /// The most frequent colour that is at least `distance` away from the background.
  public func tint(distance: Int) -> Color? {
    guard let background else { return nil }
    return entries.first { $0.color.distance(to: background) >= distance }?.color
  }
}
