import Geometry

/// The smallest box around the pixels that differ from the background by more than the threshold, 0…255 in
/// any channel; nil where none does.
public func inkBox(of raster: Raster, in box: PixelBox, background: Color, threshold: Int) -> PixelBox? {
  let inside = box.intersection(raster.size.box)
  guard !inside.isEmpty else { return nil }
  let ground = UInt32(background.red) | UInt32(background.green) << 8 | UInt32(background.blue) << 16
  let limit = Int32(threshold)
  var ink = PixelBox(left: inside.right, top: inside.bottom, right: inside.left, bottom: inside.top)
  raster.pixels.withUnsafeBytes { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    for y in inside.top..<inside.bottom {
      let row = y * raster.width
      guard
        let first = (inside.left..<inside.right).first(where: { !isNear(pixels[row + $0], ground, limit) })
      else { continue }
      var last = inside.right - 1
      while isNear(pixels[row + last], ground, limit) { last -= 1 }
      ink = ink.union(PixelBox(left: first, top: y, right: last + 1, bottom: y + 1))
    }
  }
  return ink.isEmpty ? nil : ink
}
