import Geometry
import Imaging

/// A part of a screenshot scaled into the top left corner of a network's input, the rest filled with grey.
struct Letterbox: Sendable {
  private let region: Rect
  private let input: Size
  private let scale: Double

  /// Fits a region, in pixels of the screenshot, into an input.
  init(_ region: Rect, input: Size) {
    self.region = region
    self.input = input
    scale = min(Double(input.width) / region.width, Double(input.height) / region.height)
  }

  /// Three planes of red, green and blue, 0…1, of the size of the input.
  func planes(of raster: Raster, fill: Int, threads: Int) -> [Float] {
    let normalization = Normalization(.rgb, scale: SIMD3(repeating: 1 / 255))
    return Resampling.planes(
      of: raster, region: region, to: filled, paddedTo: input, fill: Float(fill) / 255, filter: .area,
      threads: threads, normalization)
  }

  /// A box of the input in pixels of the screenshot, cut at the region.
  func inScreenshot(_ box: Rect) -> Rect {
    box.scaled(by: 1 / scale).offsetBy(x: region.x, y: region.y).intersection(region)
  }

  private var filled: Size {
    Size(
      width: min(input.width, max(1, Int((region.width * scale).rounded()))),
      height: min(input.height, max(1, Int((region.height * scale).rounded()))))
  }
}
