import AccessibilityModel
import Geometry
import Imaging

/// A sheet or dialog that the dump does not call one: every stop lies in one part of the screen, and the rest of
/// the picture is darkened.
struct Dimming {
  /// The brightest of the rest against the brightest of the part: a scrim takes at least this share away.
  private let dimming = 0.78

  /// The part that stays bright, in pixels; nil where there is no scrim.
  func part(of screen: Surroundings.Parts) -> Rect? {
    let bounds = screen.seen.size.bounds
    let frames = screen.spoken.stops.map { screen.tree.nodes[$0].frame }.filter {
      $0.area < 0.5 * bounds.area
    }
    guard let first = frames.first else { return nil }
    let part = frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(-4 * screen.scale)
    // A strip above is enough for a sheet; below and beside it the system may draw.
    guard part.top >= 0.25 * bounds.height, part.area <= 0.7 * bounds.area else { return nil }
    let above = Rect(
      left: 0, top: 0.06 * bounds.height, right: bounds.right, bottom: part.top - 20 * screen.scale)
    let outside = brightness(of: above, in: screen.raster)
    let inside = brightness(of: part, in: screen.raster)
    return outside <= dimming * inside ? part : nil
  }

  /// The brightness that one pixel in two hundred exceeds, 0…255.
  private func brightness(of box: Rect, in raster: Raster) -> Double {
    let area = box.rounded.intersection(raster.size.bounds)
    guard area.width >= 8, area.height >= 8 else { return 255 }
    var counts = [Int](repeating: 0, count: 256)
    var all = 0
    for y in stride(from: Int(area.top), to: Int(area.bottom), by: 4) {
      for x in stride(from: Int(area.left), to: Int(area.right), by: 4) {
        let color = raster[x, y]
        counts[(Int(color.red) * 3 + Int(color.green) * 6 + Int(color.blue)) / 10] += 1
        all += 1
      }
    }
    var above = 0
    for value in stride(from: 255, through: 0, by: -1) {
      above += counts[value]
      if above * 200 > all { return Double(value) }
    }
    return 0
  }
}
