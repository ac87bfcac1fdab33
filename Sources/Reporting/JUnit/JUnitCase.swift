import Findings

/// One rule asked of one screen.
struct JUnitCase: Sendable {
  /// The ways a case can end, as JUnit counts them.
  enum Kind: Sendable { case passed, failed, skipped, error }

  /// How a case ended, with its words.
  enum Verdict: Sendable {
    case passed
    case failed(Severity, message: String, text: String)
    case skipped(String, text: String)
    case error(String)

    /// Violations fail. Doubts, and what is suppressed or known, do not: JUnit has no word for them, and "skipped"
    /// is never read as passed.
    init(_ all: [NumberedFinding], on screen: ScreenReport) {
      let found = all.filter(\.finding.isOpen)
      guard !found.isEmpty else {
        self = .settled(all, on: screen)
        return
      }
      let text = found.map { FindingText.lines(of: $0, on: screen).joined(separator: "\n") }
        .joined(separator: "\n\n")
      let violations = found.filter { !$0.finding.isReview }
      if let worst = violations.map(\.finding.severity).max(), let first = violations.first {
        let more = violations.count > 1 ? " (and \(violations.count - 1) more)" : ""
        self = .failed(worst, message: PlainText.singleLine(first.finding.message) + more, text: text)
      } else {
        let noun = found.count == 1 ? "finding" : "findings"
        self = .skipped("needs review: \(found.count) \(noun) for a person to decide", text: text)
      }
    }

    private static func settled(_ all: [NumberedFinding], on screen: ScreenReport) -> Verdict {
      let text = all.map { FindingText.lines(of: $0, on: screen).joined(separator: "\n") }
        .joined(separator: "\n\n")
      let suppressed = all.compactMap(\.finding.suppression)
      let known = all.count - suppressed.count
      var words = known > 0 ? ["\(known) known to the baseline"] : []
      if let first = suppressed.first {
        words.append("\(suppressed.count) suppressed: \(PlainText.singleLine(first.reason))")
      }
      return .skipped(words.joined(separator: "; "), text: text)
    }

    /// How JUnit counts it.
    var kind: Kind {
      switch self {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      case .error: .error
      }
    }
  }

  /// The name, unique in the file.
  let name: String
  /// The screen.
  let screen: String
  /// How it ended.
  let verdict: Verdict
  /// The path of the annotated picture, if there is one.
  let picture: String?

  /// The case as XML.
  var tag: XMLTag {
    var tag = XMLTag(name: "testcase", attributes: [("name", name), ("classname", screen)])
    switch verdict {
    case .passed: return tag
    case .failed(let severity, let message, let text):
      tag.children.append(
        XMLTag(
          name: "failure", attributes: [("type", severity.rawValue), ("message", message)], text: text))
      attachPicture(to: &tag)
    case .skipped(let message, let text):
      tag.children.append(XMLTag(name: "skipped", attributes: [("message", message)], text: text))
      if !text.isEmpty { attachPicture(to: &tag) }
    case .error(let message):
      tag.children.append(
        XMLTag(name: "error", attributes: [("type", "input"), ("message", message)], text: message))
    }
    return tag
  }

  // The form that GitLab and the Jenkins attachments plug-in look for.
  private func attachPicture(to tag: inout XMLTag) {
    guard let picture else { return }
    tag.children.append(XMLTag(name: "system-out", attributes: [], text: "[[ATTACHMENT|\(picture)]]"))
  }
}
