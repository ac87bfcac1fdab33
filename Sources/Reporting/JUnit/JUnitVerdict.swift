import Findings

/// How a case ended, with its words.
enum JUnitVerdict: Sendable {
  case passed
  case failed(Severity, message: String, text: String)
  case skipped(String, text: String)
  case error(String)

  /// Violations fail. Doubts do not: JUnit has no word for them, and "skipped" is never read as passed.
  init(_ cause: ReportedCause, on screen: ScreenReport) {
    let text = Self.text(of: cause, on: screen)
    let violations = cause.all.filter { !$0.finding.isReview }
    guard let worst = violations.map(\.finding.severity).max(), let first = violations.first else {
      let noun = cause.all.count == 1 ? "finding" : "findings"
      self = .skipped("needs review: \(cause.all.count) \(noun) for a person to decide", text: text)
      return
    }
    let more = [
      cause.others.isEmpty ? nil : "at \(NumberText.count(cause.others.count, "more place"))",
      cause.parts.isEmpty ? nil : "with \(NumberText.count(cause.parts.count, "part"))",
    ].compactMap { $0 }
    let rest = more.isEmpty ? "" : " (also \(more.joined(separator: ", ")))"
    self = .failed(worst, message: PlainText.singleLine(first.finding.message) + rest, text: text)
  }

  /// The verdict over a rule none of whose findings stands for itself: each is suppressed, known to the baseline, or told
  /// with its cause, whose case fails.
  init(settled all: [NumberedFinding], on screen: ScreenReport) {
    let suppressed = all.compactMap(\.finding.suppression)
    let open = all.filter(\.finding.isOpen)
    let known = all.count - suppressed.count - open.count
    var words: [String] = []
    if open.isEmpty == false {
      words.append("\(NumberText.count(open.count, "finding")) told as part of another")
    }
    if known > 0 { words.append("\(known) known to the baseline") }
    if let first = suppressed.first {
      words.append("\(suppressed.count) suppressed: \(PlainText.singleLine(first.reason))")
    }
    self = .skipped(words.joined(separator: "; "), text: Self.lines(all, on: screen))
  }

  /// How JUnit counts it.
  var kind: JUnitCase.Kind {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .skipped
    case .error: .error
    }
  }

  private static func text(of cause: ReportedCause, on screen: ScreenReport) -> String {
    var blocks = [lines([cause.root], on: screen)]
    if cause.others.isEmpty == false {
      let heading = "The same at \(NumberText.count(cause.others.count, "more place")):"
      blocks.append(heading + "\n" + lines(cause.others, on: screen))
    }
    if cause.parts.isEmpty == false {
      blocks.append("Also wrong there:\n" + lines(cause.parts, on: screen))
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func lines(_ findings: [NumberedFinding], on screen: ScreenReport) -> String {
    findings.map { FindingText.lines(of: $0, on: screen).joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
