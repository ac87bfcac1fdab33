import AccessibilityModel
import Findings
import Geometry
import Matching
import Reporting

/// Puts together which findings of one screen have one cause, so that a reader meets each cause once.
///
/// A finding is part of another where both are about the same node: an unlabelled, too small tab is one. Findings of one
/// rule form a group where their nodes are one component (`Components`).
package struct Causes {
  private let screen: Screen
  /// The ids of the rules, the one that tells most first.
  private let order: [String]

  /// Looks at one screen; `order` holds the ids of the rules, the one that tells most first.
  package init(screen: Screen, order: [String]) {
    self.screen = screen
    self.order = order
  }

  /// The reported findings with their links, in the same order as `findings`.
  package func linked(_ reported: [ReportedFinding], of findings: [Finding]) -> [ReportedFinding] {
    var linked = reported
    for (index, finding) in findings.enumerated() {
      guard var root = root(of: finding, among: findings), root != index else { continue }
      // What the root is part of tells still more; each step leads to a lower rank, so the way ends.
      while let next = self.root(of: findings[root], among: findings), next != root { root = next }
      linked[index].partOf = reported[root].fingerprint
    }
    for members in groups(of: findings) where members.count > 1 {
      for index in members { linked[index].group = reported[members[0]].fingerprint }
    }
    return linked
  }

  private func rank(_ finding: Finding) -> Int { order.firstIndex(of: finding.rule) ?? order.count }

  private func root(of finding: Finding, among findings: [Finding]) -> Int? {
    findings.indices.filter { isSameThing(findings[$0], finding) }
      .min { (rank(findings[$0]), $0) < (rank(findings[$1]), $1) }
  }

  private func isSameThing(_ one: Finding, _ other: Finding) -> Bool {
    // A doubt is no root of a fault.
    if one.outcome != .violation, other.outcome == .violation { return false }
    guard let first = one.node, let second = other.node else { return one == other }
    if first == second { return true }
    let frames = [screen.tree.nodes[first].frame, screen.tree.nodes[second].frame]
    return frames[0].iou(frames[1]) >= 0.5 && isInside(first, second)
  }

  private func isInside(_ one: Int, _ other: Int) -> Bool {
    screen.tree.ancestors(of: one).contains { $0.id == other }
      || screen.tree.ancestors(of: other).contains { $0.id == one }
  }

  /// The findings that are about one component each, in reading order.
  private func groups(of findings: [Finding]) -> [[Int]] {
    let components = Components(of: screen)
    var groups: [[Int]] = []
    for (index, finding) in findings.enumerated() where finding.node != nil {
      if let known = groups.firstIndex(where: { components.areOne(findings[$0[0]], finding) }) {
        groups[known].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }
}
