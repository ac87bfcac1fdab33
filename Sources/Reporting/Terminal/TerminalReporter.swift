import Findings
import RuleCatalog

/// Writes a report for a person at a terminal.
public struct TerminalReporter: Reporter {
  /// How the terminal wants its text.
  public let style: TerminalStyle

  /// Makes the reporter.
  public init(style: TerminalStyle = .plain) {
    self.style = style
  }

  /// Writes a block for each screen with findings, a line for each clean one, and the sums.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    var text = TerminalText(style: style)
    for screen in report.screens {
      if screen.findings.contains(where: \.isOpen) {
        add(screen, to: &text)
      } else {
        addQuiet(screen, to: &text)
      }
    }
    for failure in report.failures { add(failure, to: &text) }
    addNotRun(report, order: RuleOrder(rules), to: &text)
    TerminalDebt(report).add(to: &text)
    addSummary(report, to: &text)
    return text.text
  }

  private func add(_ screen: ScreenReport, to text: inout TerminalText) {
    text.separate()
    let facts = "\(screen.platform), \(screen.format), \(screen.size.width)×\(screen.size.height) px"
    text.flow(
      [
        .init(PlainText.singleLine(screen.name), .bold),
        .init("\(PlainText.singleLine(facts)) @\(NumberText.scale(screen.scale))", .dim),
      ], indent: 4)
    let digits = "\(screen.findings.count)".count
    for cause in screen.openCauses { add(cause, on: screen, digits: digits, to: &text) }
    text.separate()
  }

  private func add(
    _ cause: ReportedCause, on screen: ScreenReport, digits: Int, to text: inout TerminalText
  ) {
    let finding = cause.root.finding
    let number = "\(cause.root.number)"
    let indent = String(repeating: " ", count: digits + 4)
    let (mark, ink) = look(of: finding)
    var head: [TerminalText.Span] = [
      .init(String(repeating: " ", count: digits + 2 - number.count) + number + " " + mark, ink),
      .init(PlainText.singleLine(finding.rule), ink),
    ]
    if cause.others.isEmpty == false { head.append(.init("×\(cause.others.count + 1)", ink)) }
    if let node = finding.node { head.append(.init(FindingText.nodeName(node))) }
    if let box = finding.box { head.append(.init("at \(NumberText.box(box))", .dim)) }
    text.flow(head, indent: digits + 4)
    text.paragraph(FindingText.message(finding), lead: indent)
    text.paragraph(FindingText.hint(finding), lead: indent + "→ ", ink: .good)
    if let suggestion = finding.suggestion { add(suggestion, indent: indent, to: &text) }
    if let node = finding.node {
      let columns = style.width - digits - 4
      text.flow(
        [
          .init(indent + FindingText.place(node, tree: screen.tree), .dim),
          .init(FindingText.path(node, columns: columns), .dim),
        ], indent: digits + 4)
    }
    addRest(of: cause, indent: indent, to: &text)
  }

  /// The other places of the component by their numbers, and what else is wrong at these places, once a rule.
  private func addRest(of cause: ReportedCause, indent: String, to text: inout TerminalText) {
    if cause.others.isEmpty == false {
      let numbers = cause.others.map { "\($0.number)" }.joined(separator: ", ")
      text.paragraph("also at \(numbers)", lead: indent, ink: .dim)
    }
    for rule in Set(cause.parts.map(\.finding.rule)).sorted() {
      let parts = cause.parts.filter { $0.finding.rule == rule }
      guard let first = parts.first else { continue }
      let count = parts.count > 1 ? " ×\(parts.count)" : ""
      text.paragraph(
        "\(PlainText.singleLine(rule))\(count): \(FindingText.message(first.finding))", lead: indent + "+ ",
        ink: .dim)
    }
  }

  private func add(_ suggestion: Suggestion, indent: String, to text: inout TerminalText) {
    if let proposal = SuggestionText.proposal(suggestion) {
      text.paragraph(proposal, lead: indent + "✎ ", ink: .good)
    }
    if let question = SuggestionText.question(suggestion) {
      text.paragraph(question, lead: indent + "? ", ink: .review)
    }
    guard style.showsCode else { return }
    for snippet in suggestion.snippets {
      text.code(snippet.code, lead: indent + "  ", title: snippet.framework)
    }
  }

  private func look(of finding: ReportedFinding) -> (mark: String, ink: TerminalStyle.Ink) {
    if finding.isReview { return ("? review", .review) }
    return switch finding.severity {
    case .error: ("✖ error", .error)
    case .warning: ("▲ warning", .warning)
    case .info: ("● info", .info)
    }
  }

  // A screen of which no rule could be asked is not clean: nobody looked at it.
  private func addQuiet(_ screen: ScreenReport, to text: inout TerminalText) {
    let asked = NumberText.count(screen.rulesRun.count, "rule")
    let notRun = screen.notRun.isEmpty ? "" : ", \(screen.notRun.count) not run"
    let left = screen.findings.isEmpty ? notRun : "\(notRun), \(TerminalDebt.settled(screen.findings))"
    let verdict: TerminalText.Span =
      screen.rulesRun.isEmpty ? .init("not judged", .warning) : .init("clean", .good)
    text.flow(
      [.init(PlainText.singleLine(screen.name), .bold), verdict, .init("\(asked) asked\(left)", .dim)],
      indent: 4)
  }

  private func add(_ failure: ScreenFailure, to text: inout TerminalText) {
    text.flow([.init(PlainText.singleLine(failure.name), .bold), .init("✖ not judged", .error)], indent: 4)
    text.paragraph(PlainText.singleLine(failure.reason), lead: "    ")
  }

  private func addNotRun(_ report: Report, order: RuleOrder, to text: inout TerminalText) {
    let entries = report.screens.flatMap(\.notRun)
    guard !entries.isEmpty else { return }
    let byRule = Dictionary(grouping: entries, by: \.rule)
    text.separate()
    text.flow([.init("Not run", .bold)], indent: 4)
    for rule in order.sorted(byRule.keys) {
      let reasons = Dictionary(grouping: byRule[rule] ?? [], by: \.reason)
      let words = reasons.keys.sorted().map { reason in
        let screens = NumberText.count(reasons[reason]?.count ?? 0, "screen")
        return "\(PlainText.elided(PlainText.singleLine(reason), columns: 160)) (\(screens))"
      }
      text.paragraph("\(PlainText.singleLine(rule)): " + words.joined(separator: "; "), lead: "  – ")
    }
  }

  private func addSummary(_ report: Report, to text: inout TerminalText) {
    text.separate()
    let summary = report.summary
    let clean = report.screens.count { !$0.findings.contains(where: \.isOpen) && !$0.rulesRun.isEmpty }
    let open = report.screens.flatMap(\.findings).filter(\.isOpen)
    let violations = open.filter { !$0.isReview }
    let reviews = open.count - violations.count
    let weights = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = violations.count { $0.severity == severity }
      return count == 0
        ? nil : severity == .info ? "\(count) info" : NumberText.count(count, severity.rawValue)
    }
    let detail = weights.isEmpty ? "" : " (\(weights.joined(separator: ", ")))"
    var spans: [TerminalText.Span] = [
      .init("\(NumberText.count(summary.screens, "screen")), \(clean) clean", .bold),
      .init(
        NumberText.count(violations.count, "violation") + detail,
        violations.isEmpty ? .good : violations.contains { $0.severity == .error } ? .error : .warning),
      .init("\(reviews) to review", reviews == 0 ? .dim : .review),
    ]
    let causes = report.screens.reduce(0) { $0 + $1.openCauses.count }
    if causes < open.count { spans.append(.init("from \(NumberText.count(causes, "cause"))", .dim)) }
    let settled = report.screens.flatMap(\.findings).filter { !$0.isOpen }
    if !settled.isEmpty { spans.append(.init(TerminalDebt.settled(settled), .dim)) }
    if summary.failures > 0 { spans.append(.init("\(summary.failures) could not be judged", .error)) }
    text.flow(spans, indent: 2)
  }
}
