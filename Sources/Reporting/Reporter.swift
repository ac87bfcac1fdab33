import RuleCatalog

/// One way to write a report down; total and pure: the same report gives the same text.
public protocol Reporter: Sendable {
  /// Writes the report; `rules` gives the titles, reasons and fixes of the rules in the catalogue's order.
  func render(_ report: Report, rules: [RuleFile]) -> String
}
