import Imaging

/// The size and weight of a line's type, from what its letters are and how high they are drawn.
///
/// The shares of the size are means over Inter, Roboto, Cantarell and DejaVu Sans; `make contrast` measures them on others.
public struct TypeSize: Sendable, Hashable {
  /// The size in pixels, as a range.
  public let pixels: ClosedRange<Double>
  /// Whether it is bold; nil where that cannot be told.
  public let isBold: Bool?

  /// The height above the line, as a share of the size: with "d", with capitals and digits, with "t", with small letters alone.
  private static let above = (ascender: 0.755, capital: 0.722, middle: 0.66, small: 0.535)
  /// The depth below the line: of "g", of brackets.
  private static let below = (descender: 0.22, bracket: 0.17)
  private static let ideograph = 0.90
  /// How far typefaces differ from these shares, to both sides.
  private static let spread = 0.055
  /// The width of strokes as a share of the size: up to the first it is not bold, from the second on it is.
  private static let strokes = (regular: 0.137, bold: 0.176)
  private static let ascenders = Set("bdfhklß")
  private static let smallLetters = Set("acemnorsuvwxzgpqy")
  private static let descenders = Set("gjpqyçþ")
  private static let brackets = Set("()[]{}|/@$Q")

  /// Estimates; nil of a script whose letters have no common height.
  ///
  /// - Parameter letters: the drawn height and stroke of the line, in pixels.
  public init?(of text: String, drawn letters: LetterMeasure) {
    let drawn = text.filter { $0.isLetter || $0.isNumber }
    guard drawn.isEmpty == false, let share = Self.height(of: text, letters: drawn) else { return nil }
    let size = letters.height / share
    pixels = size * (1 - Self.spread)...size * (1 + Self.spread)
    isBold = letters.stroke.flatMap { stroke in
      let width = stroke / size
      return width <= Self.strokes.regular ? false : width >= Self.strokes.bold ? true : nil
    }
  }

  /// The height of the line's ink as a share of the size.
  private static func height(of text: String, letters: String) -> Double? {
    let scalars = letters.unicodeScalars
    if scalars.contains(where: { isIdeograph($0.value) }) { return ideograph }
    guard scalars.allSatisfy({ $0.value < 0x0590 || (0x1E00...0x1FFF).contains($0.value) }) else {
      return nil
    }
    let high =
      letters.contains(where: ascenders.contains)
      ? above.ascender
      : letters.contains { smallLetters.contains($0) == false && $0 != "t" }
        ? above.capital : letters.contains("t") ? above.middle : above.small
    let low =
      text.contains(where: descenders.contains)
      ? below.descender : text.contains(where: brackets.contains) ? below.bracket : 0
    return high + low
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value)
      || (0xF900...0xFAFF).contains(value)
  }
}
