import Geometry
import Imaging

/// Finds what is drawn near a box, apart from the surfaces that it stands on.
struct DrawnPieces {
  let canvas: Canvas

  /// The connected pieces in the box grown by a margin in pixels, each with all that it encloses.
  ///
  /// A region that reaches out of the grown box is a surface, or a line that passes through. The flag says that a
  /// piece touches the grown box's border inside the picture: it may go on beyond.
  func pieces(around box: Rect, marginX: Double, marginY: Double) -> [(component: Component, isCut: Bool)] {
    let around = PixelBox(
      covering: Rect(
        left: box.left - marginX, top: box.top - marginY, right: box.right + marginX,
        bottom: box.bottom + marginY)
    ).intersection(canvas.raster.size.box)
    let regions = canvas.regions.regions
    let picture = canvas.raster.size.box
    func reachesOut(_ box: PixelBox) -> Bool {
      box.left <= around.left && around.left > picture.left
        || box.top <= around.top && around.top > picture.top
        || box.right >= around.right && around.right < picture.right
        || box.bottom >= around.bottom && around.bottom < picture.bottom
    }
    let components = canvas.regions.components(in: around) { index in
      let region = regions[index]
      // The grains of a photograph reach out as well, but no surface or line is that small.
      let isLarge =
        region.box.width * 2 >= around.width || region.box.height * 2 >= around.height
        || region.area * 50 >= around.area
      return isLarge && reachesOut(region.box)
    }
    return components.map { ($0, reachesOut($0.box)) }
  }
}
