import Baselines
import Findings
import Reporting
import RuleCatalog
import Rules
import Testing

@Suite struct MergeTests {
  static let names = (0..<23).map { "flow\($0 % 4)/screen-\($0)" }

  static func report(_ names: [String]) -> Report {
    let screens = names.sorted { "shots/\($0).png" < "shots/\($1).png" }.map { name in
      Sample.screen(
        name,
        name.hashed % 3 == 0
          ? [] : [Sample.finding("Save", screen: name), Sample.finding("Send", screen: name)])
    }
    let uses = SuppressionUse(
      rule: "label-missing", target: "label \"x\"", reason: "r", expires: nil, from: ".unsaid.yml:3",
      isExpired: false,
      findings: names.count { $0.hasSuffix("7") }, screens: names.count)
    let failures =
      names.contains("flow3/screen-3")
      ? [ScreenFailure(name: "torn", image: "shots/torn.png", tree: "shots/torn.json", reason: "cut off")]
      : []
    let report = Report(
      tool: Report.Tool(version: "1.0.0"), screens: screens, failures: failures, suppressions: [uses])
    return BaselineComparison(report, with: baseline, file: "base.json").report
  }

  static let baseline = Baseline(
    of: Report(
      tool: Report.Tool(version: "1.0.0"),
      screens: names.map {
        Sample.screen(
          $0,
          [Sample.finding("Save", screen: $0), Sample.finding("Gone", role: "link", at: [0, 0], screen: $0)])
      }))

  @Test(arguments: [1, 2, 3, 7])
  func `parts put together are one run, byte for byte, in every format`(count: Int) throws {
    let whole = Self.report(Self.names)
    let parts = try (1...count).map { index in
      let shard = try #require(Shard("\(index)/\(count)"))
      return (path: "\(index).json", report: Self.report(Self.names.filter(shard.holds)))
    }
    #expect(parts.reduce(0) { $0 + $1.report.screens.count } == Self.names.count)
    let merged = try ReportMerge.merged(parts.reversed())
    let rules = try RuleSet.files()
    for format in ReportFormat.allCases {
      let reporter = format.reporter(ReportOptions())
      #expect(reporter.render(merged, rules: rules) == reporter.render(whole, rules: rules), "\(format)")
    }
    let strict = SARIFReporter(profile: .strict)
    #expect(strict.render(merged, rules: rules) == strict.render(whole, rules: rules))
  }

  @Test func `a screen in two parts, two versions and two baselines are refused`() throws {
    let report = Self.report(Self.names)
    var other = Sample.report(Sample.screen("z", []))
    #expect(throws: ReportMerge.Problem.self) { try ReportMerge.merged([("a", report), ("b", report)]) }
    #expect(throws: ReportMerge.Problem.self) { try ReportMerge.merged([("a", report), ("b", other)]) }
    other.tool.version = "2.0.0"
    #expect(throws: ReportMerge.Problem.self) {
      try ReportMerge.merged([("a", Sample.report(Sample.screen("y", []))), ("b", other)])
    }
    #expect(throws: ReportMerge.Problem.self) { try ReportMerge.merged([]) }
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/2/3", "", "1/99999999999999999999"])
  func `what is no part is refused`(text: String) { #expect(Shard(text) == nil) }

  @Test func `a new screen moves no other one, and parts are of like size`() throws {
    let names = (0..<1000).map { "screen-\($0)" }
    let sizes = try (1...5).map { index in
      let shard = try #require(Shard("\(index)/5"))
      return names.count(where: shard.holds)
    }
    #expect(sizes.reduce(0, +) == 1000)
    #expect(sizes.allSatisfy { (140...260).contains($0) }, "\(sizes)")
  }
}

extension String {
  fileprivate var hashed: Int { unicodeScalars.reduce(0) { $0 + Int($1.value) } }
}
