import Geometry

/// How a picture is shown to the text detector: how much smaller, and in which strips.
package struct DetectionPlan: Sendable, Hashable {
  /// Rows of the reduced picture: those that the network sees, and those of them whose result is kept.
  package struct Strip: Sendable, Hashable {
    /// The rows seen.
    package let seen: Range<Int>
    /// The rows kept, which over all strips are every row once.
    package let kept: Range<Int>
  }

  /// The size of the reduced picture.
  package let size: Size
  /// The strips from the top down.
  package let strips: [Strip]
  private let picture: Size

  /// The area that a picture is reduced to, in pixels: a phone's screen to about half its width, where lines are
  /// found as surely as at full size in a quarter of the time.
  private static let area = 600_000.0
  /// The least factor: below it, small print of a dense screen is lost.
  private static let leastFactor = 0.45
  /// The most pixels of a strip, which bounds memory for pictures of any length.
  private static let stripArea = 900_000
  /// Rows that a strip sees beyond those it keeps, so that no line is judged by half of it.
  private static let context = 96
  /// The network halves its input five times.
  private static let multiple = 32

  /// Plans for a picture of at least one pixel.
  package init(for picture: Size) {
    self.picture = picture
    let area = Double(picture.width) * Double(picture.height)
    let factor = min(1, max(Self.leastFactor, (Self.area / area).squareRoot()))
    let size = Size(
      width: max(1, Int((Double(picture.width) * factor).rounded())),
      height: max(1, Int((Double(picture.height) * factor).rounded())))
    self.size = size
    let most = max(256, Self.stripArea / size.width)
    let count = (size.height + most - 1) / most
    strips = (0..<count).map { index in
      let kept = size.height * index / count..<size.height * (index + 1) / count
      let seen = max(0, kept.lowerBound - Self.context)..<min(size.height, kept.upperBound + Self.context)
      return Strip(seen: seen, kept: kept)
    }
  }

  /// A length as the network takes it.
  package static func padded(_ length: Int) -> Int { (length + multiple - 1) / multiple * multiple }

  /// A rectangle of the reduced picture in pixels of the picture.
  package func enlarged(_ rect: Rect) -> Rect {
    let scaleX = Double(picture.width) / Double(size.width)
    let scaleY = Double(picture.height) / Double(size.height)
    return Rect(
      x: rect.x * scaleX, y: rect.y * scaleY, width: rect.width * scaleX, height: rect.height * scaleY)
  }
}
