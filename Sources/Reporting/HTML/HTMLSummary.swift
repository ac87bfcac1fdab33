import Findings

/// The counts of the page's head and the filters over them.
struct HTMLSummary: Sendable {
  let fields: HTMLFields

  init(_ report: Report, titles: [String: String], order: RuleOrder, fixed: [FixedFinding]) {
    let all = report.screens.flatMap(\.findings)
    let active = all.filter { $0.suppression == nil }
    let violations = active.filter { !$0.isReview }
    let causes = report.screens.flatMap(\.causes).count { $0.root.finding.suppression == nil }
    let clean = report.screens.count { $0.findings.allSatisfy { $0.suppression != nil } }
    fields = [
      "screenCount": report.screens.count, "cleanCount": clean, "failureCount": report.failures.count,
      "errorCount": violations.count { $0.severity == .error },
      "warningCount": violations.count { $0.severity == .warning },
      "infoCount": violations.count { $0.severity == .info },
      "reviewCount": active.count - violations.count,
      "causeCount": causes, "isFolded": causes < active.count,
      "suppressedCount": all.count - active.count, "hasSuppressed": all.count > active.count,
      "fixedCount": fixed.count,
      "newCount": active.count { $0.status == .new }, "hasNew": active.contains { $0.status == .new },
      "findingCount": all.count, "hasFindings": !all.isEmpty || !fixed.isEmpty,
      "headline": HTMLText(Self.headline(report, violations.count, active.count - violations.count)),
      "ruleRows": Self.rows(active, by: { $0.rule }, order: order.sorted, names: titles),
      "hasRuleRows": !active.isEmpty,
      "ownerRows": Self.rows(active, by: { $0.owner ?? "" }, order: { $0.sorted() }, names: ["": "nobody"]),
      "hasOwners": active.contains { $0.owner != nil },
      "filters": HTMLFilters(all, fixed: fixed, titles: titles, order: order).fields,
    ]
  }

  private static func headline(_ report: Report, _ violations: Int, _ reviews: Int) -> String {
    guard !report.screens.isEmpty else { return "No screen was judged" }
    if violations + reviews == 0 { return report.failures.isEmpty ? "Nothing found" : "Not all was judged" }
    let parts = [
      violations > 0 ? NumberText.count(violations, "violation") : nil,
      reviews > 0 ? "\(reviews) to review" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ") + " on "
      + NumberText.count(report.screens.count, "screen")
  }

  /// One row for each group, with bars relative to the largest.
  private static func rows(
    _ findings: [ReportedFinding], by key: (ReportedFinding) -> String, order: ([String]) -> [String],
    names: [String: String]
  ) -> [HTMLFields] {
    let groups = Dictionary(grouping: findings, by: key)
    let most = Double(groups.values.map(\.count).max() ?? 1)
    return order(Array(groups.keys)).map { group in
      let members = groups[group] ?? []
      let reviews = members.count(where: \.isReview)
      return [
        "rowKey": HTMLText(group), "rowID": HTMLText(line: group),
        "rowName": HTMLText(line: names[group] ?? group),
        "rowViolations": members.count - reviews, "rowReviews": reviews,
        "rowViolationShare": HTMLNumber.percent(Double(members.count - reviews), of: most),
        "rowReviewShare": HTMLNumber.percent(Double(reviews), of: most),
      ]
    }
  }
}
