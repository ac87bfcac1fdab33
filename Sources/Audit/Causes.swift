import AccessibilityModel
import Findings
import Geometry
import Matching
import Reporting

/// Puts together which findings of one screen have one cause, so that a reader meets each cause once.
///
/// A finding is part of another where both are about the same node: an unlabelled, too small tab is one. Findings of one
/// rule form a group where their nodes are one component: the same identifier, or the same role and size in one list.
struct Causes {
  let screen: Screen
  /// The ids of the rules, the one that tells most first.
  let order: [String]

  /// The reported findings with their links, in the same order as `findings`.
  func linked(_ reported: [ReportedFinding], of findings: [Finding]) -> [ReportedFinding] {
    var linked = reported
    for (index, finding) in findings.enumerated() {
      guard let root = root(of: finding, among: findings), root != index else { continue }
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

  private func groups(of findings: [Finding]) -> [[Int]] {
    var groups: [Component: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let node = finding.node.map({ screen.tree.nodes[$0] }) else { continue }
      groups[Component(finding, node, of: screen.tree), default: []].append(index)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  /// What makes several nodes one component.
  private struct Component: Hashable {
    let rule: String
    let outcome: Outcome
    let identifier: String?
    let role: String
    let width: Int
    let height: Int
    let list: Int?

    init(_ finding: Finding, _ node: Node, of tree: AccessibilityTree) {
      rule = finding.rule
      outcome = finding.outcome
      let isShared = node.identifier.map { id in tree.nodes.count { $0.identifier == id } > 1 } ?? false
      identifier = isShared ? node.identifier : nil
      role = node.role.name
      // Rounded to four pixels: rows of one list differ by rounding.
      height = isShared ? 0 : Int((node.frame.height / 4).rounded())
      width = isShared ? 0 : Int((node.frame.width / 4).rounded())
      list =
        isShared ? nil : tree.ancestors(of: node.id).first { $0.role.isScrolling || $0.role.isContainer }?.id
    }
  }
}
