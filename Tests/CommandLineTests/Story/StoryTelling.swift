import Foundation
import Reporting
import TestSupport

/// The story as the built program tells it: each release linted against the baseline of the one before, and recorded.
struct StoryTelling {
  let folder: URL
  let chapters: [StoryChapter]

  /// One telling serves every test.
  static let told = Result { try StoryTelling() }

  private init() throws {
    let folder = try Scratch.folder()
    // The colours are the same in every release, and the findings of other labels on them are not the story's matter.
    try Scratch.write(
      #"""
      screens: { "*-ios-*": "@apple", "*-android-*": "@droid" }
      rules: { contrast-text: off }
      """#.utf8, as: ".unsaid.yml", in: folder)
    self.folder = folder
    chapters = try ReleaseStory.releases.indices.map { try Self.chapter($0, below: folder) }
  }

  /// What a command of the history says, as JSON.
  func history<Page: Decodable>(_ arguments: String..., as page: Page.Type = Page.self) throws -> Page {
    let outcome = try Tool.run(
      ["history"] + arguments + ["--format", "json", "--db", "history.sqlite"], in: folder)
    return try JSONDecoder().decode(page, from: Data(outcome.output.utf8))
  }

  /// The planted defect that a finding of any release is about.
  func planted(_ fingerprint: String) -> ReleaseStory.Planted? {
    chapters.lazy.compactMap { $0.planted[fingerprint] }.first
  }

  private static func chapter(_ index: Int, below top: URL) throws -> StoryChapter {
    let release = ReleaseStory.releases[index]
    let folder = top.appendingPathComponent(release.name)
    for (screen, _) in ReleaseStory.trees {
      let source = ReleaseStory.source(of: screen, in: index)
      let name = "shots/" + ReleaseStory.name(of: screen, in: index)
      try Scratch.write(Repository.bytes(source + ".png"), as: name + ".png", in: folder)
      try Scratch.write(Repository.bytes(source + ".tree.json"), as: name + ".json", in: folder)
    }
    let lint = try Tool.run(
      [
        "lint", "shots", "-q", "--json", "report.json", "--html", "report.html",
        "--history", "../history.sqlite", "--release", release.name, "--date", release.day,
      ] + (index > 0 ? ["--baseline", "../\(ReleaseStory.releases[index - 1].name).json"] : []), in: folder)
    _ = try Tool.run(["baseline", "write", "--from", "report.json", "../\(release.name).json"], in: folder)
    let change = try ReleaseStory.change(from: index > 0 ? index - 1 : nil, to: index)
    return try StoryChapter(
      release: index, code: lint.code,
      report: JSONDecoder().decode(
        Report.self, from: Data(contentsOf: folder.appendingPathComponent("report.json"))),
      page: StoryPage(
        String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)),
      gate: gate([], in: top),
      isGateExact: isExact("--max-new", change.new.count, in: top)
        && isExact("--max-reopened", change.reopened.count, in: top))
  }

  private static func gate(_ limits: [String], in top: URL) throws -> Int32 {
    try Tool.run(["history", "gate", "--db", "history.sqlite"] + limits, in: top).code
  }

  /// Whether the gate passes with this limit and with no lower one, whatever else rose.
  private static func isExact(_ limit: String, _ count: Int, in top: URL) throws -> Bool {
    let room = ["--max-open", "1000", "--max-errors", "1000", "--max-debt", "100000", limit]
    let passes = try gate(room + ["\(count)"], in: top) == 0
    return try passes && (count == 0 || gate(room + ["\(count - 1)"], in: top) == 1)
  }
}
