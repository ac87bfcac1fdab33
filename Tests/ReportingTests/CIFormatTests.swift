import Findings
import Foundation
import Reporting
import TestSupport
import Testing

/// The formats of CI systems.
@Suite struct CIFormatTests {
  static let schemas = Repository.file("Tests/ReportingTests/Schemas").path
  static let gitlabSchema = schemas + "/gitlab-code-quality.schema.json"
  static let checkstyleSchema = schemas + "/checkstyle.xsd"

  struct Issue: Decodable {
    struct Location: Decodable { let path: String }
    let check_name: String
    let severity: String
    let fingerprint: String
    let location: Location
  }

  static func issues(_ report: Report) throws -> [Issue] {
    let text = GitLabReporter().render(report, rules: SampleReport.rules)
    return try JSONDecoder().decode([Issue].self, from: Data(text.utf8))
  }

  @Test func `GitLab's report follows its schema, and every fingerprint is its own`() throws {
    let twice = Report(
      tool: .init(version: "1.0.0"), screens: [SampleReport.cart, SampleReport.cart, SampleReport.tabs])
    let reports = SchemaTests.reports + [twice]
    try Validator.expectValid(
      reports.map { GitLabReporter().render($0, rules: []) }, schema: Self.gitlabSchema)
    for report in reports {
      let prints = try Self.issues(report).map(\.fingerprint)
      #expect(Set(prints).count == prints.count)
      let findings = report.screens.flatMap(\.findings).count
      #expect(prints.count == findings + report.failures.count)
    }
    let text = GitLabReporter().render(SampleReport.report, rules: [])
    for (right, wrong) in [("critical", "fatal"), (#""begin": 7"#, #""begin": 0"#), ("check_name", "name")] {
      try #require(text.contains(right))
      try Validator.expectRefused(text.replacing(right, with: wrong), schema: Self.gitlabSchema)
    }
  }

  @Test func `Checkstyle follows its schema, one file element a file`() throws {
    let twice = Report(tool: .init(version: "1.0.0"), screens: [SampleReport.cart, SampleReport.cart])
    try Validator.expectValid(
      xml: (SchemaTests.reports + [twice]).map { CheckstyleReporter().render($0, rules: []) },
      schema: Self.checkstyleSchema)
  }

  @Test(arguments: [
    ("./shots/a.xml", "shots/a.xml"), ("shots//./a.xml", "shots/a.xml"), ("shots/x/../a.xml", "shots/a.xml"),
    ("../a.xml", "../a.xml"), ("/abs/./a.xml", "/abs/a.xml"), ("", "shots/shop/cart.png"),
  ])
  func `a path is written as the commit has it`(given: String, written: String) throws {
    var screen = SampleReport.cart
    screen.tree = given
    let issue = try Self.issues(Report(tool: .init(version: "1.0.0"), screens: [screen])).first
    #expect(issue?.location.path == written)
  }

  @Test func `weights become the words of each system`() throws {
    let issues = try Self.issues(SampleReport.report)
    #expect(issues.map(\.severity) == ["blocker", "critical", "minor", "info", "major", "critical", "info"])
    #expect(issues[0].check_name == "screen-not-judged")
    let text = CheckstyleReporter().render(SampleReport.report, rules: [])
    let levels = text.matches(of: #/severity="([a-z]+)"/#).map { String($0.output.1) }
    #expect(levels == ["error", "error", "info", "info", "warning", "error", "info"])
  }

  @Test func `what is suppressed stands in none of them, what is known is not annotated`() throws {
    var report = Report(tool: .init(version: "1.0.0"), screens: [SampleReport.cart])
    report.screens[0].findings[0].suppression = SuppressionNote(reason: "decided")
    report.screens[0].findings[1].status = .known
    let (hidden, known) = (report.screens[0].findings[0].message, report.screens[0].findings[1].rule)
    for format in [ReportFormat.gitlab, .checkstyle, .markdown, .github] {
      let text = format.reporter().render(report, rules: SampleReport.rules)
      #expect(!text.contains(hidden.prefix(24)))
      let rule = format == .markdown ? known.replacing("_", with: "\\_") : known
      #expect(text.contains(rule) == (format != .github), "\(format)")
    }
  }

  @Test func `GitHub gets the weightiest ten of each level, and a count of the rest`() throws {
    var screen = SampleReport.cart
    screen.findings = (0..<40).map { index in
      var finding = SampleReport.missingLabel
      finding.severity = [.error, .warning, .info, .error][index % 4]
      finding.outcome = index % 8 == 7 ? "review" : "violation"
      finding.confidence = Double(index) / 40
      finding.message = "finding \(index)"
      return finding
    }
    let report = Report(tool: .init(version: "1.0.0"), screens: [screen])
    let lines = GitHubReporter().render(report, rules: SampleReport.rules).split(separator: "\n")
    func count(_ level: String) -> Int { lines.count { $0.hasPrefix("::\(level) ") } }
    #expect(count("error") == 10)
    #expect(count("warning") == 10)
    #expect(count("notice") == 10)
    #expect(lines.count == 30)
    // The surest errors come first: 36 and 35 are errors, but 39 and 31 are doubts.
    #expect(lines[0].contains("finding 36 "))
    #expect(lines[1].contains("finding 35 "))
    #expect(lines.last == "::notice title=unsaid::11 more findings in the step summary and the reports")
    let title = "title=Control without a label (label-missing)::shop/cart: finding 36 "
    #expect(lines[0].hasPrefix("::error file=shots/shop/cart tree.xml,line=7,\(title)"))
  }

  @Test func `no label becomes a command of its own`() {
    let text = GitHubReporter(limit: 1000).render(HostileReport.report, rules: [])
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    #expect(lines.count == HostileReport.texts.count * 3 + 1)
    for line in lines.dropLast() {
      #expect(line.wholeMatch(of: #/::(?:error|notice) file=[^:,]*,line=\d+,title=[^:,]*::.*/#) != nil)
    }
    #expect(text.unicodeScalars.allSatisfy { !SafetyTests.isCommand($0) })
  }

  @Test func `no label breaks out of a Markdown table`() {
    let text = MarkdownReporter().render(HostileReport.report, rules: [])
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      #expect(line.count { $0 == "|" } == 5, "\(line)")
    }
    #expect(!text.contains("<b"))
    #expect(text.unicodeScalars.allSatisfy { !SafetyTests.isCommand($0) })
  }

  @Test(arguments: [0, 200, 1_000, 4_000, 1 << 20])
  func `a summary keeps to its length and counts what it leaves out`(limit: Int) throws {
    let whole = MarkdownReporter().render(HostileReport.report, rules: [])
    let text = MarkdownReporter(limit: limit).render(HostileReport.report, rules: [])
    #expect(text.utf8.count <= limit)
    if whole.utf8.count <= limit {
      #expect(text == whole)
    } else if limit >= 200 {
      let rows = text.matches(of: #/\n\| (?:not judged|error|review) /#).count
      let left = try #require(text.firstMatch(of: #/(\d+) further finding/#)?.output.1)
      #expect(Int(left) == HostileReport.texts.count * 3 - rows)
    }
  }

  @Test(arguments: SARIFProfile.allCases)
  func `sarif-tools reads our SARIF and counts what we counted`(profile: SARIFProfile) throws {
    let reporter = SARIFReporter(profile: profile)
    let words = try Validator.sarifSummary(reporter.render(SampleReport.report, rules: SampleReport.rules))
    let findings = SampleReport.report.screens.flatMap(\.findings)
    let violations = findings.filter { $0.outcome == "violation" }
    func of(_ severity: Severity) -> Int { violations.count { $0.severity == severity } }
    let reviews = findings.count - violations.count
    // The strict profile gives doubts no level; sarif-tools counts those apart.
    let notes = of(.info) + (profile == .github ? reviews : 0)
    #expect(words.contains("tool unsaid\n"), "\(words)")
    #expect(words.contains("error \(of(.error))\nwarning \(of(.warning))\nnote \(notes)\n"), "\(words)")
  }
}
