import Geometry

/// The mean width of the strokes drawn in a box, in pixels; nil where nothing is drawn.
///
/// Twice the ink's area over its outline: exact for long strokes. Soft edges count by their share of the contrast.
public func strokeWidth(of raster: Raster, in box: PixelBox, look: Look) -> Double? {
  look.contrast >= 24
    ? strokeWidth(of: raster, in: box, ground: look.ground, contrast: look.contrast) : nil
}

/// The same for a known ground and the distance of the ink from it, 1…255.
public func strokeWidth(of raster: Raster, in box: PixelBox, ground: Color, contrast: Int) -> Double? {
  let inside = box.intersection(raster.size.box)
  guard !inside.isEmpty else { return nil }
  let step = max(1, inside.width / 400)
  var area = 0.0
  var outline = 0.0
  for y in stride(from: inside.top, to: inside.bottom, by: step) {
    var last = 0.0
    for x in inside.left..<inside.right {
      let share = coverage(raster[x, y], ground, contrast)
      area += share
      outline += abs(share - last)
      last = share
    }
    outline += last
  }
  // Only crossings along a row are counted: a stroke of width w, crossed upright, gives area w and two crossings.
  return outline > 0 ? 2 * area / outline : nil
}

/// How much of a pixel the ink covers, 0…1.
private func coverage(_ color: Color, _ ground: Color, _ contrast: Int) -> Double {
  let share = Double(color.distance(to: ground)) / Double(max(1, contrast))
  return share < 0.15 ? 0 : min(1, share)
}
