import Findings

/// The cases of one screen.
struct JUnitSuite: Sendable {
  /// The name of the screen.
  let name: String
  /// What the suite is about: image, dump, platform.
  let properties: [(name: String, value: String)]
  /// The cases in the catalogue's order.
  let cases: [JUnitCase]

  /// The suite of a judged screen.
  init(of screen: ScreenReport, order: RuleOrder, picture: String?, names: inout UniqueNames) {
    name = PlainText.singleLine(screen.name)
    properties = [
      ("image", screen.image), ("tree", screen.tree), ("format", screen.format),
      ("platform", screen.platform), ("scale", NumberText.scale(screen.scale)),
    ]
    let causes = Dictionary(grouping: screen.openCauses, by: \.root.finding.rule)
    let findings = Dictionary(grouping: screen.numberedFindings, by: \.finding.rule)
    let reasons = Dictionary(screen.notRun.map { ($0.rule, $0.reason) }) { first, _ in first }
    let concerned = Set(screen.rulesRun).union(findings.keys).union(reasons.keys)
    var cases: [JUnitCase] = []
    for rule in order.sorted(concerned) {
      for cause in causes[rule] ?? [] {
        let node = cause.root.finding.node.map { ": \(FindingText.nodeName($0))" } ?? ""
        cases.append(
          JUnitCase(
            name: names.take("\(rule) on \(name)\(node)"), screen: name,
            verdict: JUnitVerdict(cause, on: screen), picture: picture))
      }
      guard causes[rule] == nil else { continue }
      let verdict: JUnitVerdict =
        if let found = findings[rule] {
          .init(settled: found, on: screen)
        } else if let reason = reasons[rule] {
          .skipped("not run: \(PlainText.singleLine(reason))", text: "")
        } else {
          .passed
        }
      cases.append(
        JUnitCase(
          name: names.take("\(rule) on \(name)"), screen: name, verdict: verdict, picture: picture))
    }
    self.cases = cases
  }

  /// The suite of a screen that could not be judged.
  init(of failure: ScreenFailure, names: inout UniqueNames) {
    name = PlainText.singleLine(failure.name)
    properties = [("image", failure.image), ("tree", failure.tree)]
    let reason = PlainText.singleLine(failure.reason)
    cases = [
      JUnitCase(name: names.take("judge \(name)"), screen: name, verdict: .error(reason), picture: nil)
    ]
  }

  /// The number of cases with an outcome.
  func count(_ kind: JUnitCase.Kind) -> Int { cases.count { $0.verdict.kind == kind } }

  /// The suite as XML; `id` is its place in the file.
  func tag(id: Int) -> XMLTag {
    let list = properties.map {
      XMLTag(name: "property", attributes: [("name", $0.name), ("value", $0.value)])
    }
    return XMLTag(
      name: "testsuite",
      attributes: [
        ("name", name), ("tests", "\(cases.count)"), ("failures", "\(count(.failed))"),
        ("errors", "\(count(.error))"), ("skipped", "\(count(.skipped))"), ("id", "\(id)"),
      ],
      children: [XMLTag(name: "properties", attributes: [], children: list)] + cases.map(\.tag))
  }
}
