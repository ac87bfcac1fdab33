/// The pixels of a point or density-independent pixel, and how they are known.
struct ScreenScale: Hashable {
  /// The number of pixels.
  var pixels: Double
  /// Whether it is stated or follows from evidence; false for a guess.
  var isCertain: Bool

  /// A scale that is stated.
  static func stated(_ pixels: Double) -> ScreenScale { ScreenScale(pixels: pixels, isCertain: true) }

  /// A scale that is only likely.
  static func guess(_ pixels: Double) -> ScreenScale { ScreenScale(pixels: pixels, isCertain: false) }

  /// The same scale on a copy of the picture in another size.
  func scaled(by factor: Double) -> ScreenScale {
    ScreenScale(pixels: pixels * factor, isCertain: isCertain)
  }
}
