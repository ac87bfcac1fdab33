/// How a terminal wants its text; whoever knows the terminal decides, the reporter only obeys.
public struct TerminalStyle: Sendable, Hashable {
  /// Whether ANSI colours may be used.
  public var usesColor: Bool
  /// The columns of the terminal; lines are wrapped at them, but never below 40.
  public var width: Int
  /// Whether the code of suggestions is shown.
  public var showsCode: Bool

  /// Makes a style.
  public init(usesColor: Bool, width: Int, showsCode: Bool = false) {
    self.showsCode = showsCode
    self.usesColor = usesColor
    self.width = max(40, width)
  }

  /// No colour, 100 columns: for files and pipes.
  public static let plain = TerminalStyle(usesColor: false, width: 100)

  /// A look of words; the raw values are ANSI SGR parameters.
  enum Ink: String, Sendable {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "33"
    case info = "34"
    case review = "35"
    case good = "32"
  }

  /// The text in a look, or as it is where colour is off.
  func paint(_ text: String, _ ink: Ink?) -> String {
    guard usesColor, let ink, !text.isEmpty else { return text }
    return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
  }
}
