/// The difference between neighbours that a picture's flat areas show: 2 for a lossless one, 8 to 18 for a JPEG by its
/// ripples, 6 where no edge tells but half of what looks alike differs.
///
/// 2 lets gradients and soft shadows join their surface. The ripples of quality 90, 75 and 50 are some 9, 15 and 22 levels
/// high; of 6, 10, 14, 18 and 24, tried on 130 validation screens of each, these limits come next to the best. Limits by the
/// contrast of each block of 16 pixels were tried too: faint lines kept their ends, icons lost theirs, all in all the same.
public func flatTolerance(of raster: Raster) -> Int {
  if let noise = CompressionNoise(in: raster) { return min(18, max(8, noise.amplitude + 4)) }
  return isGrainy(raster) ? 6 : 2
}

/// Whether less than 0.6 of the neighbours that look alike (8 levels or less apart) are equal. In a lossless screenshot
/// nearly all are.
private func isGrainy(_ raster: Raster) -> Bool {
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
  return Double(equal) < 0.6 * Double(alike)
}
