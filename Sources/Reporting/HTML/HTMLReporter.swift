import Mustache
import RuleCatalog

/// The values that templates read, by name.
typealias HTMLFields = [String: any Sendable]

/// Writes one HTML page that needs nothing beside itself: styles, script and pictures lie in it.
public struct HTMLReporter: Reporter {
  /// What is shown of each screen beyond its findings, by the screen's name.
  public let exhibits: [String: ScreenExhibit]
  /// The curve in the summary, oldest first; fewer than two points draw none.
  public let trend: [TrendPoint]
  /// What the baseline held and this run does not.
  public let fixed: [FixedFinding]

  /// Makes the reporter; without exhibits the page shows outlines in place of pictures.
  public init(
    exhibits: [String: ScreenExhibit] = [:], trend: [TrendPoint] = [], fixed: [FixedFinding] = []
  ) {
    self.exhibits = exhibits
    self.trend = trend
    self.fixed = fixed
  }

  /// Writes the page.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    let page = HTMLPage(report: report, rules: rules, exhibits: exhibits, trend: trend, fixed: fixed)
    return HTMLTemplates.library?.render(page.fields, withTemplate: "report") ?? HTMLTemplates.broken
  }
}
