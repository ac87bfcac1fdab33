import Imaging

/// The size and weight of a line's type, from what its letters are and how high they are drawn.
///
/// Shares of the size, over Inter, Roboto, Lato, Open Sans, Noto Sans and DejaVu Sans (`make contrast`): capitals, digits and
/// ascenders 0.70 to 0.77, small letters 0.50 to 0.56, descenders 0.20 to 0.24 below the line.
public struct TypeSize: Sendable, Hashable {
  /// The size in pixels, as a range.
  public let pixels: ClosedRange<Double>
  /// Whether it is bold; nil where that cannot be told.
  public let isBold: Bool?

  private static let tall = 0.735
  private static let small = 0.535
  private static let descent = 0.215
  private static let ideograph = 0.90
  /// How far typefaces differ from these shares, to both sides.
  private static let spread = 0.055
  /// The width of strokes as a share of the size: up to the first it is not bold, from the second on it is.
  private static let strokes = (regular: 0.118, bold: 0.140)
  private static let descenders: Set<Character> = [
    "g", "j", "p", "q", "y", "Q", "(", ")", "[", "]", "{", "}", "|", "/", "@", "$", "ç", "þ",
  ]
  private static let smallLetters = Set("acemnorsuvwxzgpqy")

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
    let isTall = letters.contains { smallLetters.contains($0) == false }
    let reachesDown = text.contains { descenders.contains($0) }
    return (isTall ? tall : small) + (reachesDown ? descent : 0)
  }

  private static func isIdeograph(_ value: UInt32) -> Bool {
    (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7AF).contains(value)
      || (0xF900...0xFAFF).contains(value)
  }
}
