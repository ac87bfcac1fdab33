import Findings
import Matching
import Reporting
import RuleCatalog

/// Gives findings their words, weight and identity from the files in `rules/`.
struct Wording: Sendable {
  private let files: [String: RuleFile]

  init(catalog: [RuleFile]) {
    files = Dictionary(catalog.map { ($0.id, $0) }) { first, _ in first }
  }

  func reported(_ finding: Finding, on screen: Screen) -> ReportedFinding {
    let file = files[finding.rule]
    let node = finding.node.map { nodeEntry($0, on: screen) }
    return ReportedFinding(
      rule: finding.rule, outcome: finding.outcome.name, reviewReason: reason(of: finding)?.rawValue,
      severity: file?.severity ?? .warning, confidence: rounded(finding.confidence),
      box: finding.box?.rounded,
      element: finding.element, node: node,
      message: file.map { MessageTemplate.message(for: finding, in: $0) } ?? finding.rule,
      hint: file.map { MessageTemplate.fix(for: finding, in: $0) } ?? "",
      fingerprint: fingerprint(of: finding, node: node, on: screen))
  }

  /// Findings that share a fingerprint on one screen are told apart by their place in the order.
  static func distinct(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let count = seen[finding.fingerprint, default: 0]
      seen[finding.fingerprint] = count + 1
      guard count > 0 else { return finding }
      var copy = finding
      copy.fingerprint = Fingerprint.next(after: finding.fingerprint, ordinal: count)
      return copy
    }
  }

  private func reason(of finding: Finding) -> ReviewReason? {
    if case .review(let reason) = finding.outcome { reason } else { nil }
  }

  private func nodeEntry(_ id: Int, on screen: Screen) -> ReportedFinding.NodeEntry {
    let node = screen.tree.nodes[id]
    return ReportedFinding.NodeEntry(
      path: screen.tree.path(of: id), role: node.role.name, identifier: node.identifier, label: node.label,
      box: node.frame.rounded, line: node.line)
  }

  private func fingerprint(
    of finding: Finding, node: ReportedFinding.NodeEntry?, on screen: Screen
  ) -> String {
    let element = finding.element.flatMap { screen.element($0) }
    return Fingerprint.of(
      rule: finding.rule, screen: screen.name, identifier: node?.identifier, path: node?.path,
      role: node?.role ?? element?.type.rawValue ?? "",
      text: node?.label ?? element?.text ?? element?.icon ?? "")
  }

  /// Three decimals say all there is, and keep reports stable to read.
  private func rounded(_ confidence: Double) -> Double { (confidence * 1000).rounded() / 1000 }
}
