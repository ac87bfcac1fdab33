import Findings
import Geometry

/// Turns findings, and in the strict profile passes, into results.
struct SARIFResults {
  /// The reader of the file.
  let profile: SARIFProfile
  /// The rules with their places.
  let catalog: SARIFCatalog
  /// The files with their places.
  let artifacts: SARIFArtifacts

  /// The results, screen by screen, in reading order.
  func results(of report: Report) -> [SARIF.Result] {
    report.screens.flatMap { screen -> [SARIF.Result] in
      let causes = SARIFCause.byNumber(on: screen)
      let found = screen.numberedFindings.map { result($0, cause: causes[$0.number], on: screen) }
      return profile == .strict ? found + passes(on: screen) : found
    }
  }

  private func result(
    _ numbered: NumberedFinding, cause: SARIFCause?, on screen: ScreenReport
  ) -> SARIF.Result {
    let finding = numbered.finding
    let told = cause.flatMap { $0.isToldElsewhere ? $0 : nil }
    let isReview = finding.isReview
    let level: SARIF.Level =
      isReview ? (profile == .strict ? .none : .note) : SARIFRule.level(finding.severity)
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: catalog.place(finding.rule),
      kind: profile == .strict ? (isReview ? .review : .fail) : nil, level: level,
      message: message(finding, told: told),
      locations: [location(of: finding.node, on: screen)],
      relatedLocations: told.map { [related($0.root, on: screen)] },
      partialFingerprints: ["primaryLocationLineHash": finding.fingerprint],
      baselineState: finding.status.map { $0 == .new ? .new : .unchanged },
      suppressions: finding.suppression.map { [SARIF.Suppression(justification: words($0))] },
      attachments: finding.box.map { [attachment($0, numbered: numbered, on: screen)] },
      rank: rank(finding, told: told),
      properties: SARIF.ResultProperties(
        outcome: finding.outcome, reviewReason: finding.reviewReason, precision: isReview ? "low" : nil,
        screen: screen.name, number: numbered.number, role: finding.node?.role,
        identifier: finding.node?.identifier,
        confidence: told.map { _ in finding.confidence }, cause: cause?.properties,
        suggestion: finding.suggestion.map(SARIF.SuggestionProperties.init)))
  }

  /// Readers sort by it, and each cause comes once before what only repeats it.
  private func rank(_ finding: ReportedFinding, told: SARIFCause?) -> Double {
    let own = min(max(finding.confidence, 0), 1)
    let most = told.map { min(max($0.root.finding.confidence, 0), 1) / 2 } ?? 1
    return (min(told == nil ? own : own / 2, most) * 100).rounded(places: 2)
  }

  /// The words with the suggestion behind them; the code only where Markdown can set it apart.
  private func message(_ finding: ReportedFinding, told: SARIFCause?) -> SARIF.Message {
    let proposal = finding.suggestion.map(SuggestionText.sentences) ?? ""
    let code = finding.suggestion.map(SuggestionText.codeBlocks) ?? ""
    let text = proposal.isEmpty ? words(finding) : "\(words(finding)) \(proposal)"
    let reference = told.map { " " + $0.reference } ?? ""
    return SARIF.Message(
      text: text + reference,
      markdown: code.isEmpty ? nil : "\(MarkdownText.inline(text))\(reference)\n\n\(code)")
  }

  private func related(_ root: NumberedFinding, on screen: ScreenReport) -> SARIF.Location {
    var location = location(of: root.finding.node, on: screen)
    location.id = 1
    location.message = SARIF.Message(
      text: "Finding \(root.number): \(PlainText.singleLine(root.finding.rule))")
    return location
  }

  private func passes(on screen: ScreenReport) -> [SARIF.Result] {
    let broken = Set(screen.findings.map(\.rule))
    return screen.rulesRun.filter { !broken.contains($0) }.map { rule in
      SARIF.Result(
        ruleId: rule, ruleIndex: catalog.place(rule), kind: .pass, level: .none,
        message: SARIF.Message(text: "Nothing on \(PlainText.singleLine(screen.name)) breaks \(rule)."),
        locations: [SARIF.Location(physicalLocation: artifacts.place(screen.tree, line: 1))],
        properties: SARIF.ResultProperties(outcome: "pass", screen: screen.name))
    }
  }

  private func words(_ finding: ReportedFinding) -> String {
    let message = FindingText.message(finding)
    let hint = FindingText.hint(finding)
    return hint.isEmpty ? message : "\(message) \(hint)"
  }

  private func words(_ note: SuppressionNote) -> String {
    let until = note.expires.map { " (until \($0))" } ?? ""
    return PlainText.singleLine(note.reason) + until
  }

  private func location(of node: ReportedFinding.NodeEntry?, on screen: ScreenReport) -> SARIF.Location {
    let screenName = PlainText.singleLine(screen.name)
    let logical: SARIF.LogicalLocation
    if let node {
      let step = node.path.split(separator: "/").last.map(String.init) ?? node.role
      logical = SARIF.LogicalLocation(
        name: step, fullyQualifiedName: "\(screenName)/\(node.path)", kind: "element")
    } else {
      logical = SARIF.LogicalLocation(name: screenName, fullyQualifiedName: screenName, kind: "module")
    }
    return SARIF.Location(
      physicalLocation: artifacts.place(screen.tree, line: node?.line), logicalLocations: [logical])
  }

  private func attachment(
    _ box: Rect, numbered: NumberedFinding, on screen: ScreenReport
  ) -> SARIF.Attachment {
    let words = SARIF.Message(text: "\(numbered.number): \(numbered.finding.rule)")
    return SARIF.Attachment(
      description: SARIF.Message(text: "The screenshot, with the place in pixels."),
      artifactLocation: artifacts.location(screen.image),
      rectangles: [
        SARIF.Rectangle(
          top: box.top.rounded(places: 2), left: box.left.rounded(places: 2),
          bottom: box.bottom.rounded(places: 2), right: box.right.rounded(places: 2), message: words)
      ])
  }
}
