import Audit
import Evaluation
import FixtureSupport
import Foundation
import Reporting
import ScreenModel
import TestSupport
import Testing

/// The whole way over the committed screens: sound trees and trees with planted defects.
@Suite struct FixtureTests {
  /// One run serves every test here; recognition is the slow part.
  static let reports = Task { try await run() }

  static func run() async throws -> [ScreenReport] {
    let auditor = try auditor()
    let folder = Repository.file("Fixtures/screens").path
    let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }) ?? []
    let pairing = Pairing(files: files, in: folder) { $0.hasSuffix(".tree.json") }
    let outcomes = await Suite.map(pairing.pairs, jobs: 2, finished: { _, _ in }) { pair in
      Result {
        let input = ScreenInput(
          pair: pair, imageBytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: pair.image))),
          treeBytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: pair.tree))))
        return try auditor.audit(input, options: InputOptions()).report
      }
    }
    return try outcomes.map { try $0.get() }
  }

  static func auditor(_ settings: AuditorSettings = AuditorSettings()) throws -> Auditor {
    try Auditor(files: InstalledModels.files(), threads: 1, settings: settings)
  }

  @Test func `planted defects are found and sound trees are left in peace`() async throws {
    var score = FixtureScore()
    for report in try await Self.reports.value { try score.add(report) }
    #expect(score.recall >= 0.8)
    #expect(score.falseAlarmsPerScreen <= 1)
    try expectGolden(ScoreTable.markdown(of: score), "reports/fixtures.md")
  }

  @Test func `the texts of the screens are read`() async throws {
    let clean = try await Self.reports.value.filter { $0.name.hasSuffix("/clean") }
    let result = Evaluation(truth: try clean.map(Self.truth(of:)), predictions: clean.map(Self.seen(of:)))
    let text = try #require(result.text)
    #expect(text.found >= 0.97)
    #expect(text.exact >= 0.95)
    try expectGolden(RecognitionTable.markdown(of: result), "reports/fixtures-recognition.md")
  }

  /// Every truth calls its image "clean.png"; the name of the screen tells them apart.
  static func truth(of report: ScreenReport) throws -> LabelledScreen {
    let folder = URL(fileURLWithPath: report.image).deletingLastPathComponent()
    let records = try Records.screens(
      from: [UInt8](Data(contentsOf: folder.appendingPathComponent("truth.json"))))
    return LabelledScreen(image: folder.lastPathComponent + ".png", elements: records.flatMap(\.elements))
  }

  static func seen(of report: ScreenReport) -> LabelledScreen {
    let screen = RecognizedScreen(
      image: URL(fileURLWithPath: report.image).deletingLastPathComponent().lastPathComponent + ".png",
      size: report.size, scale: report.scale, elements: report.elements, stops: report.stops)
    return LabelledScreen(screen)
  }

  @Test func `a second run says the same, byte for byte`() async throws {
    let first = try await Self.reports.value
    let second = try await Self.run()
    #expect(Self.json(first) == Self.json(second))
  }

  static func json(_ screens: [ScreenReport]) -> String {
    JSONReporter().render(Report(tool: Report.Tool(version: Version.current), screens: screens), rules: [])
  }
}
