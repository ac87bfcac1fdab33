import Configuration
import Findings
import Matching
import Reporting
import RuleCatalog

/// Gives findings their words, weight and identity from the files in `rules/`.
package struct Wording: Sendable {
  private let files: [String: RuleFile]
  private let thresholds: [String: [String: String]]
  private let weights: [String: RuleWeight]

  /// Takes the files and what the configuration changes of them.
  package init(catalog: [RuleFile], configuration: Configuration) throws(RuleCatalogError) {
    files = Dictionary(catalog.map { ($0.id, $0) }) { first, _ in first }
    var values: [String: [String: String]] = [:]
    let overrides = configuration.thresholdOverrides
    for file in catalog { values[file.id] = try file.thresholdValues(overrides: overrides[file.id]) }
    thresholds = values
    weights = configuration.rules.compactMapValues(\.weight?.value)
  }

  /// The findings of one screen in words, in the order given.
  package func reported(_ findings: [Finding], on screen: Screen) -> [ReportedFinding] {
    let nodes = findings.map { $0.node.map { nodeEntry($0, on: screen) } }
    let identities = Identities(of: screen)
    let known = findings.map { (rule: $0.rule, identity: identities.identity(of: $0)) }
    let fingerprints = Fingerprint.distinct(known, screen: screen.name)
    return findings.indices.map {
      reported(findings[$0], node: nodes[$0], identity: known[$0].identity, fingerprint: fingerprints[$0])
    }
  }

  private func reported(
    _ finding: Finding, node: ReportedFinding.NodeEntry?, identity: FindingIdentity, fingerprint: String
  ) -> ReportedFinding {
    let file = files[finding.rule]
    let values = thresholds[finding.rule] ?? [:]
    let outcome = outcome(of: finding)
    return ReportedFinding(
      rule: finding.rule, outcome: outcome.name, reviewReason: reason(of: outcome)?.rawValue,
      severity: severity(of: finding.rule) ?? file?.severity ?? .warning,
      confidence: rounded(finding.confidence),
      box: finding.box?.rounded,
      element: finding.element, node: node,
      message: file?.message(for: finding, thresholds: values) ?? finding.rule,
      hint: file?.hint(for: finding, thresholds: values) ?? "", fingerprint: fingerprint, identity: identity)
  }

  /// A violation of a rule that the configuration weighs as review is one; the sentence stays that of a violation, for
  /// nothing about it is in doubt.
  private func outcome(of finding: Finding) -> Outcome {
    finding.outcome == .violation && weights[finding.rule] == .review ? .review(.configured) : finding.outcome
  }

  private func severity(of rule: String) -> Severity? {
    if case .violation(let severity) = weights[rule] { severity } else { nil }
  }

  private func reason(of outcome: Outcome) -> ReviewReason? {
    if case .review(let reason) = outcome { reason } else { nil }
  }

  private func nodeEntry(_ id: Int, on screen: Screen) -> ReportedFinding.NodeEntry {
    let node = screen.tree.nodes[id]
    return ReportedFinding.NodeEntry(
      path: screen.tree.path(of: id), role: node.role.name, identifier: node.identifier, label: node.label,
      box: node.frame.rounded, line: node.line)
  }

  /// Three decimals say all there is, and keep reports stable to read.
  private func rounded(_ confidence: Double) -> Double { (confidence * 1000).rounded() / 1000 }
}
