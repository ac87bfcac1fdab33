/// The difference between neighbours that a picture's flat areas show: 2 for a lossless one, 6 for a JPEG.
///
/// In a lossless screenshot nearly all neighbours that look alike (8 levels or less apart) are equal; JPEG noise
/// leaves about half of them so. 2 lets gradients and soft shadows join their surface, 6 covers the noise around
/// edges at quality 75 and above.
public func flatTolerance(of raster: Raster) -> Int {
  var alike = 0
  var equal = 0
  let rows = stride(from: 0, to: raster.height, by: max(1, raster.height / 128))
  raster.pixels.withUnsafeBytes { bytes in
    let pixels = bytes.bindMemory(to: UInt32.self)
    for y in rows {
      for offset in (y * raster.width + 1)..<max(y * raster.width + 1, (y + 1) * raster.width) {
        if pixels[offset] == pixels[offset - 1] {
          equal += 1
          alike += 1
        } else if isNear(pixels[offset], pixels[offset - 1], 8) {
          alike += 1
        }
      }
    }
  }
  return Double(equal) >= 0.6 * Double(alike) ? 2 : 6
}
