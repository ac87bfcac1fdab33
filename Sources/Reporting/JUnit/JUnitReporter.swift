import Findings
import RuleCatalog

/// Writes JUnit XML (`junit-10.xsd`): a suite for each screen, a case for each cause, and for each rule without one.
public struct JUnitReporter: Reporter {
  /// The annotated picture of each screen, by the screen's name.
  public let pictures: [String: String]

  /// Makes the reporter; `pictures` are attached to the cases that did not pass.
  public init(pictures: [String: String] = [:]) {
    self.pictures = pictures
  }

  /// Writes the report; passes are cases too, so that a rule that was never asked cannot look like one.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    var names = UniqueNames()
    let order = RuleOrder(rules)
    let suites =
      report.screens.map { JUnitSuite(of: $0, order: order, picture: pictures[$0.name], names: &names) }
      + report.failures.map { JUnitSuite(of: $0, names: &names) }
    let root = XMLTag(
      name: "testsuites",
      attributes: [
        ("name", report.tool.name), ("tests", "\(suites.reduce(0) { $0 + $1.cases.count })"),
        ("failures", "\(suites.reduce(0) { $0 + $1.count(.failed) })"),
        ("errors", "\(suites.reduce(0) { $0 + $1.count(.error) })"),
      ],
      children: suites.enumerated().map { $1.tag(id: $0) })
    return root.document
  }
}
