/// What the terminal says of baseline and suppressions: fixed entries, and decisions that somebody should look at.
struct TerminalDebt {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// The findings that do not count, in words: "3 known, 1 suppressed".
  static func settled(_ findings: [ReportedFinding]) -> String {
    let suppressed = findings.count { $0.suppression != nil }
    let known = findings.count { $0.suppression == nil && $0.status == .known }
    return [known > 0 ? "\(known) known" : nil, suppressed > 0 ? "\(suppressed) suppressed" : nil]
      .compactMap { $0 }.joined(separator: ", ")
  }

  func add(to text: inout TerminalText) {
    addSuppressions(to: &text)
    addBaseline(to: &text)
  }

  private func addSuppressions(to text: inout TerminalText) {
    let stale = (report.suppressions ?? []).filter(\.isStale)
    guard !stale.isEmpty else { return }
    text.separate()
    text.flow([.init("Suppressions to look at", .bold)], indent: 4)
    for use in stale {
      let verdict = use.state == .expired ? "expired after \(use.expires ?? "its day")" : "fits nothing any more"
      let words = "\(use.from): \(use.rule) at \(use.target) \(verdict) (\(use.reason))"
      text.paragraph(PlainText.singleLine(words), lead: "  – ")
    }
  }

  private func addBaseline(to text: inout TerminalText) {
    guard let baseline = report.baseline else { return }
    text.separate()
    text.flow([.init("Baseline", .bold), .init(PlainText.singleLine(baseline.file), .dim)], indent: 4)
    let unseen = baseline.unseen > 0 ? ", \(baseline.unseen) on screens or by rules that were not part of this run" : ""
    text.paragraph(
      "\(NumberText.count(baseline.entries, "finding")) in it: \(baseline.known) still there, "
        + "\(baseline.fixed.count) fixed\(unseen)", lead: "  – ")
    for entry in baseline.fixed {
      text.paragraph(
        PlainText.singleLine("fixed: \(entry.rule), \(entry.what) on \(entry.screen)"), lead: "  – ", ink: .good)
    }
    if !baseline.fixed.isEmpty {
      text.paragraph("`unsaid baseline prune` takes fixed findings out of the file", lead: "  → ")
    }
  }
}
