/// What becomes of see-through pixels.
enum Transparency {
  /// Mixes each RGBA pixel with white by its alpha, in sRGB values as browsers do, and makes it opaque.
  static func layOverWhite(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = Int(bytes[offset + 3])
        guard alpha < 255 else { continue }
        let paper = 255 * (255 - alpha) + 127
        for channel in offset..<offset + 3 {
          bytes[channel] = UInt8((Int(bytes[channel]) * alpha + paper) / 255)
        }
        bytes[offset + 3] = 255
      }
    }
  }
}
