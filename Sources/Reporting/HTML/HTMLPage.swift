import Findings
import RuleCatalog

/// The whole page as values for the templates.
struct HTMLPage: Sendable {
  let fields: HTMLFields

  init(
    report: Report, rules: [RuleFile], exhibits: [String: ScreenExhibit], trend: [TrendPoint],
    fixed: [FixedFinding]
  ) {
    var anchors = HTMLAnchors()
    let titles = Dictionary(rules.map { ($0.id, $0.title) }) { first, _ in first }
    let places = report.screens.map { (screen: $0, anchor: anchors.take($0.name, below: "screen")) }
    let screens = places.enumerated().map { index, place in
      HTMLScreen(
        place.screen, anchor: place.anchor, exhibit: exhibits[place.screen.name], titles: titles,
        before: index > 0 ? places[index - 1].anchor : nil,
        after: index + 1 < places.count ? places[index + 1].anchor : nil, anchors: &anchors
      ).fields
    }
    let named = Set(report.screens.flatMap(\.findings).map(\.rule) + fixed.map(\.rule))
    var fields = HTMLSummary(report, titles: titles, order: RuleOrder(rules), fixed: fixed).fields
    fields["styles"] = HTMLTemplates.styles
    fields["script"] = HTMLTemplates.script
    fields["toolVersion"] = HTMLText(line: report.tool.version)
    fields["screens"] = screens
    fields["hasScreens"] = !screens.isEmpty
    fields["failures"] = report.failures.map(Self.failure)
    fields["hasFailures"] = !report.failures.isEmpty
    fields["trend"] = trend.count < 2 ? false as any Sendable : HTMLTrend(trend).fields
    fields["fixedFindings"] = fixed.map { Self.fixed($0, titles: titles) }
    fields["hasFixed"] = !fixed.isEmpty
    fields["ruleTexts"] = rules.filter { named.contains($0.id) }.map(Self.rule)
    fields["hasRuleTexts"] = rules.contains { named.contains($0.id) }
    self.fields = fields
  }

  /// The id of a rule's text at the end of the page.
  static func anchor(ofRule rule: String) -> String {
    var anchors = HTMLAnchors()
    return anchors.take(rule, below: "rule")
  }

  private static func failure(_ failure: ScreenFailure) -> HTMLFields {
    [
      "failedScreen": HTMLText(line: failure.name), "failedImage": HTMLText(line: failure.image),
      "failedTree": HTMLText(line: failure.tree), "failedReason": HTMLText(line: failure.reason),
    ]
  }

  private static func fixed(_ finding: FixedFinding, titles: [String: String]) -> HTMLFields {
    [
      "fixedRule": HTMLText(line: finding.rule), "fixedScreen": HTMLText(line: finding.screen),
      "fixedTitle": HTMLText(line: titles[finding.rule] ?? finding.rule),
      "fixedMessage": HTMLText(line: finding.message ?? ""),
      "fixedFingerprint": HTMLText(line: finding.fingerprint),
    ]
  }

  private static func rule(_ rule: RuleFile) -> HTMLFields {
    [
      "ruleAnchor": HTMLText(anchor(ofRule: rule.id)), "ruleID": HTMLText(line: rule.id),
      "ruleTitle": HTMLText(line: rule.title), "ruleReason": HTMLText(line: rule.rationale),
      "ruleFix": HTMLText(line: RuleHoles.filled(rule.fix, thresholds: rule.thresholdsYAML)),
      "ruleCriteria": HTMLText(line: rule.wcag.joined(separator: ", ")),
    ]
  }
}
