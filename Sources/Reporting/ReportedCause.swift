/// Findings of one screen that have one cause: what a person reads once.
public struct ReportedCause: Sendable, Hashable {
  /// The finding that tells most, the first of its component.
  public let root: NumberedFinding
  /// The same finding on the other places of the component.
  public let others: [NumberedFinding]
  /// What else is wrong at the root's place and at the others.
  public let parts: [NumberedFinding]

  /// All findings, the root first.
  var all: [NumberedFinding] { [root] + others + parts }

  /// Findings by cause, in reading order; each belongs to exactly one.
  static func causes(among findings: [NumberedFinding]) -> [ReportedCause] {
    let known = Dictionary(findings.map { ($0.finding.fingerprint, $0.finding) }) { first, _ in first }
    let parts = Dictionary(grouping: findings.filter { root(of: $0.finding, among: known) != nil }) {
      root(of: $0.finding, among: known) ?? ""
    }
    var components: [[NumberedFinding]] = []
    var places: [String: Int] = [:]
    for finding in findings where root(of: finding.finding, among: known) == nil {
      let component = finding.finding.group ?? finding.finding.fingerprint
      if let place = places[component] {
        components[place].append(finding)
      } else {
        places[component] = components.count
        components.append([finding])
      }
    }
    return components.map { members in
      let prints = Set(members.map(\.finding.fingerprint))
      return ReportedCause(
        root: members[0], others: Array(members.dropFirst()),
        parts: prints.flatMap { parts[$0] ?? [] }.sorted { $0.number < $1.number })
    }
  }

  /// The fingerprint of the finding that stands for another; nil where it stands for itself, as in a circle, which only
  /// a report by another hand can hold.
  private static func root(
    of finding: ReportedFinding, among known: [String: ReportedFinding]
  ) -> String? {
    var seen: Set = [finding.fingerprint]
    var root: String?
    var next = finding.partOf
    while let print = next, let above = known[print] {
      guard seen.insert(print).inserted else { return nil }
      root = print
      next = above.partOf
    }
    return root
  }
}

extension ScreenReport {
  /// The open findings by cause, in reading order; each open finding belongs to exactly one.
  public var openCauses: [ReportedCause] {
    ReportedCause.causes(among: numberedFindings.filter(\.finding.isOpen))
  }

  /// All findings by cause. What counts, what a baseline knows and what is suppressed stand apart, so that no new
  /// finding is hidden in one that somebody has settled.
  public var causes: [ReportedCause] {
    let standings = Dictionary(grouping: numberedFindings) { entry in
      [entry.finding.suppression != nil, entry.finding.status == .known]
    }
    return standings.values.flatMap { ReportedCause.causes(among: $0) }
      .sorted { $0.root.number < $1.root.number }
  }
}
