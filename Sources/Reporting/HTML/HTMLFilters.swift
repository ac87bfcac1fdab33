import Findings

/// The lists from which findings are picked; a list with nothing to choose is left out.
struct HTMLFilters: Sendable {
  let fields: [HTMLFields]

  init(
    _ findings: [ReportedFinding], fixed: [FixedFinding], titles: [String: String], order: RuleOrder
  ) {
    let rules = findings.map(\.rule) + fixed.map(\.rule)
    let weights = findings.map { $0.severity.rawValue }
    let outcomes = findings.map(\.outcome)
    let owners = findings.compactMap(\.owner)
    let states = findings.compactMap(Self.status) + fixed.map { _ in "fixed" }
    fields = [
      Self.filter("outcome", "Outcome", outcomes, ["violation", "review"], ["review": "to review"]),
      Self.filter("severity", "Severity", weights, Severity.allCases.reversed().map(\.rawValue)),
      Self.filter("rule", "Rule", rules, order.sorted(Set(rules)), titles),
      Self.filter("owner", "Owner", owners, Set(owners).sorted()),
      Self.filter("status", "Status", states, ["new", "known", "fixed", "suppressed"]),
    ].compactMap { $0 }
  }

  /// The state a finding is filtered by: what is suppressed is neither new nor known to anybody.
  static func status(_ finding: ReportedFinding) -> String? {
    finding.suppression != nil ? "suppressed" : finding.status?.rawValue
  }

  private static func filter(
    _ id: String, _ name: String, _ values: [String], _ order: [String], _ names: [String: String] = [:]
  ) -> HTMLFields? {
    let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
    guard !counts.isEmpty else { return nil }
    let options: [HTMLFields] = order.compactMap { value in
      counts[value].map { count in
        [
          "optionValue": HTMLText(value), "optionName": HTMLText(line: names[value] ?? value),
          "optionCount": count,
        ]
      }
    }
    return ["filterID": id, "filterName": name, "options": options]
  }
}
