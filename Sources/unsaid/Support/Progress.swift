import Reporting

/// Says on standard error how far a run is: one line that moves on a terminal, plain lines elsewhere.
struct Progress: Sendable {
  private let total: Int
  private let isTerminal: Bool
  private let start = ContinuousClock.now

  init(total: Int, isTerminal: Bool) {
    self.total = total
    self.isTerminal = isTerminal
  }

  /// Nothing is said of a single screen.
  func finished(_ count: Int, _ name: String) {
    guard total > 1 else { return }
    if isTerminal {
      let elapsed = (ContinuousClock.now - start) / .seconds(1)
      let line = ProgressLine.text(count, of: total, name: name, seconds: elapsed, width: Console.errorWidth)
      Console.errorRaw("\r\u{1B}[K" + line + (count == total ? "\r\u{1B}[K" : ""))
    } else {
      Console.error("[\(count)/\(total)] \(name)")
    }
  }
}
