import Geometry
import Imaging

/// The veil between a page and the dialog on it.
///
/// It darkens all that lies behind, white words and white grounds alike: the brightest of the page stays far below the
/// brightest of the dialog, as it does on no page without one.
struct Scrim {
  /// The height of the system's bars at both ends of the screen, in points, which no app can dim.
  static let system = 62.0
  /// How bright the brightest of the page may be, as a share of the brightest of the dialog; chosen on training screens.
  private let dimmed = 0.8

  /// Whether all that lies around a box, at least a twentieth of the screen, is darker than what it shows.
  func lies(around box: Rect, on canvas: Canvas) -> Bool {
    let size = canvas.raster.size.bounds
    let bars = canvas.pixels(Self.system)
    let page = Rect(left: 0, top: bars, right: size.width, bottom: size.height - bars)
    let around = [
      Rect(left: page.left, top: page.top, right: page.right, bottom: box.top),
      Rect(left: page.left, top: box.bottom, right: page.right, bottom: page.bottom),
      Rect(left: page.left, top: box.top, right: box.left, bottom: box.bottom),
      Rect(left: box.right, top: box.top, right: page.right, bottom: box.bottom),
    ].map { $0.insetBy(canvas.pixels(4)) }.filter { $0.width > 0 && $0.height > 0 }
    guard around.reduce(0, { $0 + $1.area }) >= 0.05 * size.area else { return false }
    let lumas = around.flatMap { grid(in: $0, canvas) }
    guard let inside = brightest(of: grid(in: box, canvas)), let outside = brightest(of: lumas) else {
      return false
    }
    return Double(outside) <= dimmed * Double(inside)
  }

  /// The luma of a grid of places.
  private func grid(in box: Rect, _ canvas: Canvas) -> [Int] {
    let place = PixelBox(covering: box).intersection(canvas.raster.size.box)
    guard !place.isEmpty else { return [] }
    return stride(from: place.top, to: place.bottom, by: 3).flatMap { y in
      stride(from: place.left, to: place.right, by: 3).map { x in Int(canvas.raster[x, y].luma) }
    }
  }

  /// The luma that one pixel in five thousand reaches: a thin word counts, noise does not.
  private func brightest(of lumas: [Int]) -> Int? {
    var counts = [Int](repeating: 0, count: 256)
    for luma in lumas { counts[min(255, max(0, luma))] += 1 }
    var left = lumas.count / 5_000
    for luma in (0...255).reversed() where counts[luma] > 0 {
      left -= counts[luma]
      if left <= 0 { return luma }
    }
    return nil
  }
}
