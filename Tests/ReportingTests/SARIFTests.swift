import Foundation
import Reporting
import Testing

/// What readers of SARIF demand beyond the schema.
@Suite struct SARIFTests {
  /// The parts of a log that the tests read back.
  struct Log: Decodable {
    struct Text: Decodable { let text: String }
    struct File: Decodable {
      let uri: String
      let uriBaseId: String?
      let index: Int?
    }
    struct Place: Decodable {
      let artifactLocation: File
      let region: [String: Int]?
    }
    struct Location: Decodable { let physicalLocation: Place }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int
      let kind: String?
      let level: String
      let locations: [Location]
      let partialFingerprints: [String: String]?
      let rank: Double?
    }
    struct Rule: Decodable { let id: String }
    struct Driver: Decodable { let rules: [Rule] }
    struct Tool: Decodable { let driver: Driver }
    struct Artifact: Decodable { let location: File }
    struct Topic: Decodable { let id: String }
    struct Notification: Decodable {
      let descriptor: Topic
      let message: Text
    }
    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }
    struct Run: Decodable {
      let tool: Tool
      let results: [Result]
      let artifacts: [Artifact]
      let invocations: [Invocation]
    }
    let runs: [Run]
  }

  static func run(_ report: Report, _ reporter: SARIFReporter = SARIFReporter()) throws -> Log.Run {
    let text = reporter.render(report, rules: SampleReport.rules)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    return try #require(log.runs.first)
  }

  @Test(arguments: SARIFProfile.allCases)
  func `every result names its rule and a whole region of a listed file`(profile: SARIFProfile) throws {
    for report in [SampleReport.report, HostileReport.report] {
      let run = try Self.run(report, SARIFReporter(profile: profile))
      for result in run.results {
        #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        let place = try #require(result.locations.first).physicalLocation
        let region = try #require(place.region)
        #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
        #expect(region.values.allSatisfy { $0 >= 1 })
        let index = try #require(place.artifactLocation.index)
        #expect(run.artifacts[index].location.uri == place.artifactLocation.uri)
      }
    }
  }

  @Test func `a finding is found at the line of its node, a screen's at line 1`() throws {
    let lines = try Self.run(SampleReport.report).results.map { result in
      result.locations[0].physicalLocation.region?["startLine"]
    }
    #expect(lines == [7, 9, 1, 1, 1, 1])
  }

  @Test func `the fingerprint is the finding's own`() throws {
    let prints = try Self.run(SampleReport.report).results.map(\.partialFingerprints)
    let expected = SampleReport.report.screens.flatMap(\.findings).map(\.fingerprint)
    #expect(prints == expected.map { ["primaryLocationLineHash": $0] })
  }

  @Test func `for GitHub a doubt is a note and passes are left out`() throws {
    let results = try Self.run(SampleReport.report).results
    #expect(results.map(\.level) == ["error", "note", "note", "warning", "error", "note"])
    #expect(results.allSatisfy { $0.kind == nil })
  }

  @Test func `in the strict profile doubts and passes have their own kinds`() throws {
    let results = try Self.run(SampleReport.report, SARIFReporter(profile: .strict)).results
    let kinds = Dictionary(grouping: results) { $0.kind ?? "" }.mapValues(\.count)
    #expect(kinds == ["fail": 4, "review": 2, "pass": 3])
    #expect(results.filter { $0.kind != "fail" }.allSatisfy { $0.level == "none" })
  }

  @Test func `beyond the limit the least severe are left out, and a notification counts them`() throws {
    let run = try Self.run(SampleReport.report, SARIFReporter(limit: 3))
    #expect(run.results.map(\.ruleId) == ["label-missing", "text-unexposed", "capture-incomplete"])
    let notice = try #require(run.invocations[0].toolExecutionNotifications.first)
    #expect(notice.descriptor.id == "results-left-out")
    #expect(notice.message.text.hasPrefix("3 results left out"))
  }

  @Test func `a screen that could not be judged makes the run unsuccessful`() throws {
    var report = SampleReport.report
    #expect(try !Self.run(report).invocations[0].executionSuccessful)
    report.failures = []
    #expect(try Self.run(report).invocations[0].executionSuccessful)
  }

  @Test(arguments: [
    ("a b/c#d?.xml", "a%20b/c%23d%3F.xml", "%SRCROOT%"), ("./x//y.xml", "x/y.xml", "%SRCROOT%"),
    ("../up.xml", "../up.xml", "%SRCROOT%"), ("c:d.xml", "c%3Ad.xml", "%SRCROOT%"),
    ("é%.xml", "%C3%A9%25.xml", "%SRCROOT%"), ("/abs/x.xml", "file:///abs/x.xml", nil),
    (#"C:\a b\x.xml"#, "file:///C%3A/a%20b/x.xml", nil),
  ])
  func `paths become URI references`(path: String, uri: String, base: String?) throws {
    var screen = SampleReport.tabs
    screen.tree = path
    let run = try Self.run(Report(tool: .init(version: "1.0.0"), screens: [screen]))
    let file = run.results[0].locations[0].physicalLocation.artifactLocation
    #expect(file.uri == uri)
    #expect(file.uriBaseId == base)
  }
}
