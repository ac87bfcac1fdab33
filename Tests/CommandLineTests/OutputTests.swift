import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  static let image = Repository.file("Fixtures/screens/login-ios-dark/clean.png").path
  static let tree = Repository.file("Fixtures/screens/login-ios-dark/field-without-name.tree.json").path

  @Test func `several reports in one run, each where it was asked for`() throws {
    let folder = try Scratch.folder().path
    let outcome = try Tool.run(
      "lint", Self.image, Self.tree, "--json", folder + "/r/report.json", "--sarif", folder + "/report.sarif",
      "--junit", folder + "/report.xml", "--annotate", folder + "/pictures")
    #expect(outcome.code == 1)
    for file in ["r/report.json", "report.sarif", "report.xml", "pictures/clean.png"] {
      #expect(FileManager.default.fileExists(atPath: folder + "/" + file), "\(file)")
    }
    #expect(outcome.output.contains("field-label-missing"))
  }

  @Test func `a report on standard output is alone there`() throws {
    let outcome = try Tool.run("lint", Self.image, Self.tree, "--json", "-")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(report?["schema"] as? String == "unsaid.report/1")
  }

  @Test func `no colour reaches a pipe`() throws {
    #expect(try !Tool.run("lint", Self.image, Self.tree).output.contains("\u{1B}"))
  }

  @Test func `recognition writes one line of JSON a screen, with the keys of the contract`() throws {
    let outcome = try Tool.run("recognize", Self.image, Self.image, "--format", "json")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    let screen = try #require(
      try JSONSerialization.jsonObject(with: Data((lines.first ?? "").utf8)) as? [String: Any])
    #expect(screen["schema"] as? String == "unsaid.screen/1")
    #expect(screen["image"] as? String == Self.image)
    #expect(Set(screen.keys) == ["schema", "image", "size", "scale", "elements", "stops"])
  }

  @Test func `every rule is listed and can be explained`() throws {
    let ids = try Tool.run("rules").output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(ids.count >= 14)
    for id in ids {
      let page = try Tool.run("explain", String(id))
      #expect(page.code == 0)
      #expect(page.output.contains("What to do"))
    }
  }

  @Test func `two runs write the same bytes`() throws {
    let first = try Tool.run("lint", Self.image, Self.tree, "--json", "-")
    let second = try Tool.run("lint", Self.image, Self.tree, "--json", "-")
    #expect(first.output == second.output)
    #expect(!first.output.isEmpty)
  }
}
