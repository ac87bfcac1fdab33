import Geometry

/// The colour that something is drawn in, as against the ground under it.
public enum InkColor {
  /// The commonest colour of the box that is far from its very commonest, then the latter; empty where there is
  /// only one.
  public static func inkAndGround(of box: Rect, in raster: Raster) -> [Color] {
    let area = box.rounded.intersection(raster.size.bounds)
    guard area.width >= 2, area.height >= 2 else { return [] }
    var counts: [Color: Int] = [:]
    let step = max(1, Int((area.area / 20_000).squareRoot()))
    for y in stride(from: Int(area.top), to: Int(area.bottom), by: step) {
      for x in stride(from: Int(area.left), to: Int(area.right), by: step) {
        counts[raster[x, y], default: 0] += 1
      }
    }
    // Ties are broken by the channels, so that the same picture gives the same colour every time.
    let ranked = counts.sorted { ($0.value, Self.key($0.key)) > ($1.value, Self.key($1.key)) }.map(\.key)
    guard let ground = ranked.first, let ink = ranked.first(where: { $0.distance(to: ground) > 60 }) else {
      return []
    }
    return [ink, ground]
  }

  /// The colour met most often; nil of none.
  public static func commonest(of colors: [Color]) -> Color? {
    var counts: [Color: Int] = [:]
    for color in colors { counts[color, default: 0] += 1 }
    return counts.max { ($0.value, key($0.key)) < ($1.value, key($1.key)) }?.key
  }

  private static func key(_ color: Color) -> Int {
    Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
  }
}
