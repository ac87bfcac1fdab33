/// Says on standard error how far a run is: one line that moves on a terminal, plain lines elsewhere.
struct Progress: Sendable {
  private let total: Int
  private let isTerminal: Bool

  init(total: Int, isTerminal: Bool) {
    self.total = total
    self.isTerminal = isTerminal
  }

  /// Nothing is said of a single screen.
  func finished(_ count: Int, _ name: String) {
    guard total > 1 else { return }
    let line = "[\(count)/\(total)] \(name)"
    if isTerminal {
      Console.errorRaw("\r\u{1B}[K" + line.prefix(78) + (count == total ? "\r\u{1B}[K" : ""))
    } else {
      Console.error(line)
    }
  }
}
