/// Findings of one screen that have one cause: what a person reads once.
public struct ReportedCause: Sendable, Hashable {
  /// The finding that tells most, the first of its component.
  public let root: NumberedFinding
  /// The same finding on the other places of the component.
  public let others: [NumberedFinding]
  /// What else is wrong at the root's own place.
  public let parts: [NumberedFinding]
}

extension ScreenReport {
  /// The open findings by cause, in reading order; each open finding belongs to exactly one.
  public var openCauses: [ReportedCause] {
    let open = numberedFindings.filter(\.finding.isOpen)
    let known = Set(open.map(\.finding.fingerprint))
    let roots = open.filter { $0.finding.partOf.map { known.contains($0) == false } ?? true }
    let parts = Dictionary(grouping: open) { $0.finding.partOf ?? "" }
    let rootPrints = Set(roots.map(\.finding.fingerprint))
    let members = Dictionary(grouping: roots) { $0.finding.group ?? "" }
    return roots.compactMap { root in
      let own = root.finding.fingerprint
      let group = root.finding.group ?? own
      guard group == own || rootPrints.contains(group) == false else { return nil }
      let others = group == own ? (members[own] ?? []).filter { $0.finding.fingerprint != own } : []
      let places = [own] + others.map(\.finding.fingerprint)
      return ReportedCause(root: root, others: others, parts: places.flatMap { parts[$0] ?? [] })
    }
  }
}
