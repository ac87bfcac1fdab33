/// The identifiers that earlier runs gave, screen by screen.
public struct IdentifierMemories: Sendable, Hashable {
  /// What is remembered of one screen.
  public struct Remembered: Sendable, Hashable {
    /// The name of the screen.
    public let screen: String
    /// Its controls.
    public let memory: IdentifierMemory

    /// Remembers a screen.
    public init(screen: String, memory: IdentifierMemory) {
      self.screen = screen
      self.memory = memory
    }
  }

  private let screens: [Remembered]
  private let byName: [String: IdentifierMemory]
  private let byContext: [String: IdentifierMemory]

  /// Remembers the screens of a map; none by default.
  public init(_ screens: [Remembered] = []) {
    self.screens = screens
    byName = Dictionary(screens.map { ($0.screen, $0.memory) }) { first, _ in first }
    byContext = Dictionary(screens.map { (ScreenContext.word(for: $0.screen), $0.memory) }) { first, _ in
      first
    }
  }

  /// What is remembered of the screen of that name, else of one that differs in what names a run: device, theme,
  /// language, scale.
  func memory(of screen: String) -> IdentifierMemory? {
    byName[screen] ?? byContext[ScreenContext.word(for: screen)]
  }

  /// All of it in one text: equal texts lead to equal suggestions.
  public var key: String {
    screens.map { "\($0.screen)\n\($0.memory.key)" }.joined(separator: "\n")
  }
}
