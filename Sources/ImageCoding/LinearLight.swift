import Foundation

/// Sixteen-bit linear light as libpng gives it: red, green and blue already multiplied by alpha.
enum LinearLight {
  /// RGBA of eight bits with colours not multiplied, from RGBA of sixteen.
  static func encoded(_ samples: [UInt16]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: samples.count)
    for offset in stride(from: 0, to: samples.count, by: 4) {
      let alpha = Double(samples[offset + 3])
      guard alpha > 0 else { continue }
      for channel in offset..<offset + 3 { bytes[channel] = level(Double(samples[channel]) / alpha) }
      bytes[offset + 3] = UInt8((alpha / 257).rounded())
    }
    return bytes
  }

  /// The power that libpng takes for sRGB's curve.
  private static func level(_ light: Double) -> UInt8 { UInt8((255 * pow(min(1, light), 1 / 2.2)).rounded()) }
}
