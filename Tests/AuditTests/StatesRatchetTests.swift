import Audit
import Evaluation
import Foundation
import ImageCoding
import TestSupport
import Testing

/// The selected tab and segment of the fixtures, which only ever get better.
@Suite struct StatesRatchetTests {
  private static let folders: [String] = {
    let top = Repository.file("Fixtures/screens").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: top)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: "\(top)/\($0)/truth.json") }.sorted()
      .map { "Fixtures/screens/" + $0 }
  }()

  private static func truth(_ folder: String) throws -> JudgedScreen {
    var screens = try JudgedScreen.screens(from: Repository.bytes(folder + "/truth.json"))
    // Every truth calls its image "clean.png"; the folder tells them apart.
    screens[0].image = folder
    return screens[0]
  }

  @Test func `on the true boxes every selected tab and segment is found`() throws {
    let auditor = try FixtureTests.auditor()
    let truth = try Self.folders.map(Self.truth)
    let found = try truth.map { screen in
      try auditor.judge(
        screen, on: ImageReader.raster(from: Repository.bytes(screen.image + "/clean.png")))
    }
    let result = StatesEvaluation(truth: truth, predictions: found)
    #expect(result.tabs.rows >= 8)
    #expect(result.failedTabs == [])
    #expect(result.segments.rows >= 5)
    #expect(result.failedSegments == [])
  }

  @Test func `on detected boxes no more is missed than before`() async throws {
    let reports = try await FixtureTests.reports.value.filter { $0.name.hasSuffix("/clean") }
    let found = reports.map { report in
      JudgedScreen(
        image: "Fixtures/screens/" + report.name.dropLast("/clean".count),
        elements: report.elements.map { element in
          JudgedElement(
            id: String(element.id), type: element.type.rawValue, box: element.box,
            state: element.state?.rawValue)
        })
    }
    let result = StatesEvaluation(truth: try Self.folders.map(Self.truth), predictions: found)
    #expect(result.failedTabs == [])
    #expect(result.failedSegments == [])
  }
}
