import Findings
import Geometry
import RuleCatalog

/// Which finding stands where several rules see one cause at one place.
public struct Precedence: Sendable {
  private let weaker: [String: Set<String>]

  /// Takes what the rules' files say under `silences`.
  public init(_ files: [RuleFile]) {
    weaker = Dictionary(files.map { ($0.id, Set($0.silences)) }) { first, _ in first }
  }

  func oneForEachCause(_ findings: [Finding]) -> [Finding] {
    findings.filter { weaker in
      findings.contains { stronger in
        self.weaker[stronger.rule]?.contains(weaker.rule) == true
          && isAsSure(stronger, as: weaker) && isSamePlace(stronger, weaker)
      } == false
    }
  }

  private func isAsSure(_ stronger: Finding, as weaker: Finding) -> Bool {
    stronger.outcome == .violation || weaker.outcome != .violation
  }

  private func isSamePlace(_ stronger: Finding, _ weaker: Finding) -> Bool {
    if let element = stronger.element, element == weaker.element { return true }
    if let node = stronger.node, node == weaker.node { return true }
    guard let outer = stronger.box, let inner = weaker.box else { return false }
    return inner.share(in: outer) >= 0.85
  }
}
