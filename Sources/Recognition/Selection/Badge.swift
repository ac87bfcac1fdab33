import Geometry
import Imaging

/// The badge at an upper corner of an icon: a small vivid disk or pill with a number.
enum Badge {
  /// The part of an icon that shows its own ink: what is below a badge that is seen, else the lower part.
  static func free(_ icon: Rect, on canvas: Canvas) -> Rect {
    let lower = Rect(
      left: icon.left, top: icon.top + 0.45 * icon.height, right: icon.right, bottom: icon.bottom)
    guard let badge = box(on: icon, canvas) else { return lower }
    let below = Rect(
      left: icon.left, top: badge.bottom + canvas.pixels(1), right: icon.right, bottom: icon.bottom)
    return below.height >= 0.12 * icon.height ? below : lower
  }

  /// The lowest badge that covers one of several places in the upper part of an icon.
  static func box(on icon: Rect, _ canvas: Canvas) -> Rect? {
    let size = canvas.raster.size
    let places = [0.1, 0.3, 0.5].flatMap { y in
      [0.1, 0.25, 0.5, 0.75, 0.9].map {
        (x: Int(icon.left + $0 * icon.width), y: Int(icon.top + y * icon.height))
      }
    }
    let seen = places.filter { (0..<size.width).contains($0.x) && (0..<size.height).contains($0.y) }
      .map { canvas.regions.regions[canvas.regions.region(x: $0.x, y: $0.y)] }
    return seen.filter { isBadge($0, on: icon, canvas) }.map(\.box.rect).max { $0.bottom < $1.bottom }
  }

  private static func isBadge(_ region: FlatRegions.Region, on icon: Rect, _ canvas: Canvas) -> Bool {
    let box = region.box.rect
    return region.color.vividness >= 96 && (canvas.pixels(8)...canvas.pixels(24)).contains(box.height)
      && box.width >= 0.9 * box.height && box.width <= 2.5 * box.height
      && Double(region.area) >= 0.4 * box.area && box.midY < icon.midY && box.bottom < icon.bottom
  }
}
