import AccessibilityModel
import Geometry
import ScreenModel

/// A screen as the sources of names look at it: what is drawn, how it is written, and in which language.
public struct Scene: Sendable {
  /// What recognition saw.
  public let seen: RecognizedScreen
  /// The language of the screen; nil where it is not certain.
  public let language: Language?
  /// Pixels a point.
  public let scale: Double
  /// Whether lines run from right to left.
  public let isRightToLeft: Bool
  let lexicon: Lexicon
  let blocks: [TextBlock]
  let letterCase: LetterCase
  /// Where words stand that could not be read.
  private let unread: [Rect]

  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - declared: the names that the tree states, which help to tell the language.
  ///   - spelled: how the tree spells texts that are drawn.
  ///   - language: the language where it is known from elsewhere.
  public init(
    _ seen: RecognizedScreen, declared: [String] = [], spelled: SpelledTexts = SpelledTexts(),
    language: Language? = nil,
    lexicon: Lexicon = .standard,
    scale: Double? = nil
  ) {
    self.seen = seen
    self.lexicon = lexicon
    self.scale = max(scale ?? seen.scale, 0.5)
    let drawn = TextBlock.blocks(of: seen.elements).map { (box: $0.box, spelled: spelled.spelling(of: $0)) }
    unread = drawn.filter { $0.spelled == nil }.map(\.box)
    let paragraphs = drawn.compactMap(\.spelled)
    let texts = paragraphs.map(\.text)
    let guess = language ?? LanguageGuess.language(of: texts + declared)
    self.language = guess
    blocks = paragraphs.map { $0.doubted(on: guess) }
    isRightToLeft = guess == .arabic || LanguageGuess.isRightToLeft(texts)
    letterCase = LetterCase(of: texts, language: guess)
  }

  /// Points as pixels.
  func pixels(_ points: Double) -> Double { points * scale }

  /// The paragraphs that lie inside a box, by the matching's measure.
  func blocks(inside box: Rect) -> [TextBlock] { blocks.filter { $0.box.share(in: box) >= 0.85 } }

  /// Whether words that could not be read stand on a control that its words would name.
  func hasUnreadWords(on subject: Subject) -> Bool {
    OwnText.kinds.contains(subject.kind)
      && unread.contains { $0.share(in: subject.box.insetBy(-pixels(2))) >= 0.85 }
  }

  /// The icons that lie inside a box.
  func icons(inside box: Rect) -> [Element] {
    seen.elements.filter { $0.type == .icon && $0.box.share(in: box) >= 0.85 }
  }

  /// The smallest container around the box that is larger than it; nil where there is none.
  func container(around box: Rect) -> Rect? {
    seen.elements.filter {
      $0.type == .container && box.share(in: $0.box) >= 0.95 && $0.box.area > 1.3 * box.area
    }.map(\.box).min { $0.area < $1.area }
  }
}

extension LanguageGuess {
  /// Whether most letters belong to a script that runs from right to left.
  static func isRightToLeft(_ texts: [String]) -> Bool {
    let scalars = texts.flatMap(\.unicodeScalars).filter(\.properties.isAlphabetic)
    return scalars.count { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFF).contains($0.value) } * 2
      > scalars.count
  }
}
