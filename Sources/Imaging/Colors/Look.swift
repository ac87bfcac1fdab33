import Geometry

/// The colours of a small part of the picture: the ground, and what is drawn on it.
public struct Look: Sendable, Hashable {
  /// The most frequent colour.
  public let ground: Color
  /// The mean of the pixels that stand out most from the ground; the ground itself where nothing is drawn.
  public let ink: Color
  /// How far the ink stands out, as the largest difference of a channel, 0…255.
  public let contrast: Int
  /// The share of the pixels that belong to the ink, 0…1.
  public let inkShare: Double
  /// The share of the pixels near the ground's colour, 0…1.
  public let groundShare: Double

  /// Looks at a regular grid of about `samples` pixels; nil for a box outside the picture.
  ///
  /// - Parameter ground: the ground where it is known, since in a box tight around a filled glyph the ink prevails.
  public init?(of raster: Raster, in box: PixelBox, samples: Int = 1_200, ground: Color? = nil) {
    let inside = box.intersection(raster.size.box)
    guard !inside.isEmpty else { return nil }
    let step = max(1, Int((Double(inside.area) / Double(max(1, samples))).squareRoot().rounded(.up)))
    var colors: [Color] = []
    colors.reserveCapacity(inside.area / (step * step) + 1)
    for y in stride(from: inside.top, to: inside.bottom, by: step) {
      for x in stride(from: inside.left, to: inside.right, by: step) { colors.append(raster[x, y]) }
    }
    self.init(colors, ground: ground)
  }

  /// Looks at what is drawn in a tight box, on the ground that is seen left and right of it.
  public init?(drawnIn box: Rect, of raster: Raster, scale: Double, samples: Int = 1_200) {
    self.init(
      of: raster, in: PixelBox(covering: box), samples: samples,
      ground: Self.ground(around: box, of: raster, scale: scale))
  }

  /// Sums up colours; nil where there are none.
  public init?(_ colors: [Color], ground: Color? = nil) {
    guard let ground = ground ?? Self.mode(of: colors) else { return nil }
    let distances = colors.map { $0.distance(to: ground) }
    // One stray pixel is no ink: the edge that a rounded corner leaves, a speck of noise.
    let stray = colors.count / 100
    let most = distances.sorted(by: >)[min(stray, distances.count - 1)]
    let strong = most < 6 ? [] : colors.indices.filter { 4 * distances[$0] >= 3 * most }
    self.ground = ground
    ink = strong.isEmpty ? ground : Self.mean(of: strong.map { colors[$0] })
    contrast = strong.isEmpty ? 0 : ink.distance(to: ground)
    inkShare = Double(colors.indices.count { 2 * distances[$0] >= max(12, most) }) / Double(colors.count)
    groundShare = Double(distances.count { $0 <= 8 }) / Double(colors.count)
  }

  /// The box of what is drawn in a place on this ground; nil where nothing stands out half as far as the ink.
  public func inkBox(in place: PixelBox, of raster: Raster) -> Rect? {
    Imaging.inkBox(of: raster, in: place, background: ground, threshold: contrast / 2)?.rect
  }

  /// The most frequent colour 2 to 4 points left and right of a box; nil outside the picture.
  public static func ground(around box: Rect, of raster: Raster, scale: Double) -> Color? {
    let lines = [0.25, 0.4, 0.5, 0.6, 0.75].map { box.top + $0 * box.height }
    let columns = [2.0, 3, 4].flatMap { [box.left - $0 * scale, box.right + $0 * scale] }
    return mode(of: lines.flatMap { y in columns.compactMap { raster.color(x: $0, y: y) } })
  }

  /// The most frequent colour of the lines at a distance in pixels above and below a box; nil outside the picture.
  public static func ground(aboveAndBelow box: PixelBox, distance: Int, of raster: Raster) -> Color? {
    let columns = max(0, box.left)..<max(max(0, box.left), min(raster.width, box.right))
    let lines = [box.top - distance, box.bottom - 1 + distance].filter { (0..<raster.height).contains($0) }
    return mode(of: lines.flatMap { y in columns.map { raster[$0, y] } })
  }

  /// The most frequent colour in steps of 8 a channel, as the mean of its step; of equals the darkest.
  public static func mode(of colors: [Color]) -> Color? {
    var counts = [UInt16](repeating: 0, count: 1 << 15)
    for color in colors where counts[key(color)] < .max { counts[key(color)] += 1 }
    let best = colors.lazy.map(key).max { counts[$0] == counts[$1] ? $0 > $1 : counts[$0] < counts[$1] }
    guard let best else { return nil }
    return mean(of: colors.filter { key($0) == best })
  }

  private static func key(_ color: Color) -> Int {
    Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
  }

  /// The middle of some colours, channel by channel.
  public static func median(of colors: [Color]) -> Color {
    func median(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      colors.map { $0[keyPath: channel] }.sorted()[colors.count / 2]
    }
    return Color(red: median(\.red), green: median(\.green), blue: median(\.blue))
  }

  private static func mean(of colors: [Color]) -> Color {
    func mean(_ channel: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8(colors.reduce(0) { $0 + Int($1[keyPath: channel]) } / max(1, colors.count))
    }
    return Color(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }
}
