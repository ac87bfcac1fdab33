import Findings
import Matching
import Reporting
import RuleCatalog

/// Gives findings their words, weight and identity from the files in `rules/`.
struct Wording: Sendable {
  private let files: [String: RuleFile]
  private let thresholds: [String: [String: String]]

  init(catalog: [RuleFile]) throws(RuleCatalogError) {
    files = Dictionary(catalog.map { ($0.id, $0) }) { first, _ in first }
    var values: [String: [String: String]] = [:]
    for file in catalog { values[file.id] = try file.thresholdValues() }
    thresholds = values
  }

  /// The findings of one screen in words, in the order given.
  func reported(_ findings: [Finding], on screen: Screen) -> [ReportedFinding] {
    let nodes = findings.map { $0.node.map { nodeEntry($0, on: screen) } }
    let parts = zip(findings, nodes).map { fingerprintParts(of: $0, node: $1, on: screen) }
    let fingerprints = Fingerprint.distinct(parts, screen: screen.name)
    return findings.indices.map { reported(findings[$0], node: nodes[$0], fingerprint: fingerprints[$0]) }
  }

  private func reported(
    _ finding: Finding, node: ReportedFinding.NodeEntry?, fingerprint: String
  ) -> ReportedFinding {
    let file = files[finding.rule]
    let values = thresholds[finding.rule] ?? [:]
    return ReportedFinding(
      rule: finding.rule, outcome: finding.outcome.name, reviewReason: reason(of: finding)?.rawValue,
      severity: file?.severity ?? .warning, confidence: rounded(finding.confidence),
      box: finding.box?.rounded,
      element: finding.element, node: node,
      message: file?.message(for: finding, thresholds: values) ?? finding.rule,
      hint: file?.hint(for: finding, thresholds: values) ?? "", fingerprint: fingerprint)
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

  private func fingerprintParts(
    of finding: Finding, node: ReportedFinding.NodeEntry?, on screen: Screen
  ) -> Fingerprint.Parts {
    let element = finding.element.flatMap { screen.element($0) }
    return Fingerprint.Parts(
      rule: finding.rule, identifier: node?.identifier, path: node?.path,
      role: node?.role ?? element?.type.rawValue, text: node?.label ?? element?.text ?? element?.icon)
  }

  /// Three decimals say all there is, and keep reports stable to read.
  private func rounded(_ confidence: Double) -> Double { (confidence * 1000).rounded() / 1000 }
}
