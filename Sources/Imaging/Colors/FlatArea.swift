import Geometry

/// Whether a part of the picture is of one colour, and whether the colour goes on around it.
public struct FlatArea {
  /// The largest channel difference, 0…255, that still counts as the same colour.
  let tolerance: Int
  /// The share of pixels that may differ, 0…1.
  let outlierShare: Double

  /// Makes a measure.
  public init(tolerance: Int, outlierShare: Double) {
    self.tolerance = tolerance
    self.outlierShare = outlierShare
  }

  /// Whether nothing at all is drawn in the box: one colour inside, and the same just outside.
  public func isBlank(_ box: Rect, in raster: Raster, margin: Int) -> Bool {
    guard let inside = color(of: box.insetBy(1), in: raster) else { return false }
    return goesOn(inside, around: box, in: raster, margin: margin)
  }

  /// The single colour of the box; nil where there is more than one.
  private func color(of box: Rect, in raster: Raster) -> Color? {
    guard let area = clamped(box, raster) else { return nil }
    let color = commonest(in: area, raster)
    let pixels = area.width * area.height
    let allowed = Int(Double(pixels) * outlierShare)
    var outliers = 0
    for y in area.top..<(area.top + area.height) {
      for x in area.left..<(area.left + area.width) where raster[x, y].distance(to: color) > tolerance {
        outliers += 1
        if outliers > allowed { return nil }
      }
    }
    return color
  }

  /// Whether the ring around the box, `margin` pixels off, is for the most part of one colour.
  public func isQuiet(around box: Rect, in raster: Raster, margin: Int) -> Bool {
    let ring = ring(around: box, in: raster, margin: margin)
    guard let commonest = InkColor.commonest(of: ring) else { return false }
    return ring.count { $0.distance(to: commonest) <= tolerance } * 5 >= ring.count * 3
  }

  /// A block of colour has edges: it is something drawn, even if nothing is on it.
  private func goesOn(_ color: Color, around box: Rect, in raster: Raster, margin: Int) -> Bool {
    let ring = ring(around: box, in: raster, margin: margin)
    return ring.isEmpty == false && ring.count { $0.distance(to: color) <= tolerance } * 2 >= ring.count
  }

  private func ring(around box: Rect, in raster: Raster, margin: Int) -> [Color] {
    guard let area = clamped(box.insetBy(Double(-margin)), raster) else { return [] }
    let right = area.left + area.width - 1
    let bottom = area.top + area.height - 1
    let level = (area.left...right).flatMap { [raster[$0, area.top], raster[$0, bottom]] }
    return level + (area.top...bottom).flatMap { [raster[area.left, $0], raster[right, $0]] }
  }

  private struct Area {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
  }

  private func clamped(_ box: Rect, _ raster: Raster) -> Area? {
    let inside = box.rounded.intersection(raster.size.bounds)
    guard inside.width >= 1, inside.height >= 1 else { return nil }
    return Area(
      left: Int(inside.left), top: Int(inside.top), width: Int(inside.width), height: Int(inside.height))
  }

  /// The colour met most often on a coarse grid.
  private func commonest(in area: Area, _ raster: Raster) -> Color {
    var counts: [Color: Int] = [:]
    var best = raster[area.left, area.top]
    for row in 0..<8 {
      for column in 0..<8 {
        let color = raster[area.left + area.width * column / 8, area.top + area.height * row / 8]
        counts[color, default: 0] += 1
        if counts[color, default: 0] > counts[best, default: 0] { best = color }
      }
    }
    return best
  }
}
