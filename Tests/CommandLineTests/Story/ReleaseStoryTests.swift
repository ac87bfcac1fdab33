import Foundation
import Reporting
import Testing

/// Trend, difference, debt, gate, baseline and HTML page of an app of rendered screens, from pixels to words.
@Suite struct ReleaseStoryTests {
  private typealias Planted = ReleaseStory.Planted

  private let story: StoryTelling
  private static let last = ReleaseStory.releases.count - 1

  init() throws { story = try StoryTelling.told.get() }

  @Test func `twelve screens have what was planted, and beside it the same in every release`() throws {
    #expect(ReleaseStory.trees.count == 12)
    for chapter in story.chapters {
      #expect(chapter.report.screens.count == 12)
      #expect(chapter.unclear == [])
      #expect(Set(chapter.planted.values) == (try ReleaseStory.planted(in: chapter.release)))
      #expect(chapter.background == story.chapters[0].background)
    }
    #expect(!story.chapters[0].background.isEmpty)
    let changes = try (1...Self.last).map { try ReleaseStory.change(from: $0 - 1, to: $0) }
    #expect(changes.contains { !$0.new.isEmpty && !$0.fixed.isEmpty })
    #expect(changes.contains { $0.reopened.contains { $0.screen == ReleaseStory.renamed.screen } })
  }

  @Test func `the trend counts what came and went`() throws {
    let trend: StoryPages.Trend = try story.history("trend")
    #expect(trend.points.map(\.release) == ReleaseStory.releases.map(\.name))
    for (chapter, point) in zip(story.chapters, trend.points) {
      let index = chapter.release
      let change = try ReleaseStory.change(from: index > 0 ? index - 1 : nil, to: index)
      let untouched = story.chapters[0].background.count
      #expect(point.screens == 12)
      #expect(point.open == (try ReleaseStory.planted(in: index).count) + untouched)
      #expect(point.new == change.new.count + (index == 0 ? untouched : 0), "\(point.release)")
      #expect(point.fixed == change.fixed.count, "\(point.release)")
      #expect(point.reopened == change.reopened.count, "\(point.release)")
      #expect(point.ended == 0)
      #expect(point.errors + point.warnings == chapter.findings.count { $0.outcome == "violation" })
      #expect(abs(point.debt - (try chapter.debt(after: index))) < 0.01)
    }
    expectRename(trend.renames)
  }

  @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 4), (0, 2), (0, 3), (0, 4), (1, 3), (1, 4), (2, 4)])
  func `a difference holds exactly what was planted and mended`(earlier: Int, later: Int) throws {
    let names = [earlier, later].map { ReleaseStory.releases[$0].name }
    let diff: StoryPages.Diff = try story.history("diff", names[0], names[1])
    let change = try ReleaseStory.change(from: earlier, to: later)
    try expect(diff.new, are: change.new)
    try expect(diff.fixed, are: change.fixed)
    try expect(diff.reopened, are: change.reopened)
    #expect(diff.ended.isEmpty)
    if earlier < ReleaseStory.renamed.from, later >= ReleaseStory.renamed.from {
      expectRename(diff.renames)
    } else {
      #expect(diff.renames.isEmpty)
    }
  }

  @Test func `the debt knows since when each defect is there, and whose it is`() throws {
    let debt: StoryPages.Debt = try story.history("debt")
    let chapter = story.chapters[Self.last]
    #expect(abs(debt.debt - (try chapter.debt(after: Self.last))) < 0.01)
    #expect(debt.items.count == chapter.findings.count)
    for item in debt.items {
      let start = try story.planted(item.finding.fingerprint)
        .map { try ReleaseStory.start(of: $0, in: Self.last) }
      #expect(item.finding.sinceRelease == ReleaseStory.releases[start ?? 0].name)
      #expect(item.days == ReleaseStory.days(from: start ?? 0, to: Self.last))
      #expect(item.finding.owner == (item.finding.screen.contains("-ios-") ? "@apple" : "@droid"))
    }
    try expect(
      debt.items.map(\.finding).filter { !chapter.background.contains($0.fingerprint) },
      are: ReleaseStory.planted(in: Self.last))
    #expect(debt.owners.reduce(0) { $0 + $1.findings } == debt.items.count)
  }

  @Test func `the gate fails where it got worse, and counts exactly`() throws {
    #expect(story.chapters[0].gate == 0)
    for index in 1...Self.last {
      let (before, now) = (story.chapters[index - 1], story.chapters[index])
      func errors(_ chapter: StoryChapter) -> Int {
        chapter.findings.count { $0.severity == .error && $0.outcome == "violation" }
      }
      let isWorse =
        try now.findings.count > before.findings.count || errors(now) > errors(before)
        || now.debt(after: index) > before.debt(after: index) + 1e-6
      #expect(now.gate == (isWorse ? 1 : 0), "\(index)")
      #expect(now.isGateExact, "\(index)")
    }
    #expect(Set(story.chapters.dropFirst().map(\.gate)) == [0, 1])
    #expect(Set(story.chapters.dropFirst().map(\.code)) == [0, 1])
  }

  @Test(arguments: 1...4)
  func `a baseline of the release before knows what is new, known and fixed`(release: Int) throws {
    let (before, now) = (story.chapters[release - 1], story.chapters[release])
    let told = try Self.baselineChange(release)
    let new = now.findings.filter { $0.status == .new }.map(\.fingerprint)
    #expect(Set(new.map(story.planted)) == Set(told.new))
    #expect(new.count == told.new.count)
    #expect(now.findings.allSatisfy { $0.status != nil })
    let fixed = try #require(now.report.baseline).fixed.map(\.fingerprint)
    #expect(Set(fixed.map { before.planted[$0] }) == Set(told.fixed))
    #expect(fixed.count == told.fixed.count)
    #expect(now.code == (told.new.isEmpty ? 0 : 1))
  }

  @Test func `the page shows each finding with its status, what is fixed, and the trend so far`() throws {
    for chapter in story.chapters {
      let page = chapter.page
      let told = chapter.release > 0 ? try Self.baselineChange(chapter.release) : nil
      #expect(Set(page.statuses.keys) == Set(chapter.findings.map(\.fingerprint)))
      for (fingerprint, status) in page.statuses {
        let isNew = story.planted(fingerprint).map { told?.new.contains($0) ?? false } ?? false
        #expect(status == (told == nil ? "" : isNew ? "new" : "known"), "\(fingerprint)")
      }
      #expect(Set(page.fixed.map(story.planted)) == Set(told?.fixed ?? []))
      #expect(page.tiles["New"].flatMap(Int.init) ?? 0 == told?.new.count ?? 0)
      #expect(page.tiles["Fixed"].flatMap(Int.init) ?? 0 == told?.fixed.count ?? 0)
      #expect(
        page.trend.map { Array($0.prefix(3)) }
          == story.chapters.prefix(chapter.release + 1).filter { _ in chapter.release > 0 }.map(Self.trendRow)
      )
      let names = ReleaseStory.trees.map { ReleaseStory.name(of: $0.screen, in: chapter.release) }
      #expect(page.screens.sorted() == names.sorted())
    }
  }

  @Test func `kept reports that are recorded later tell the same`() throws {
    let runs = ReleaseStory.releases.map { "\($0.name)@\($0.day)=\($0.name)/report.json" }
    let imported = try Tool.run(["history", "import"] + runs + ["--db", "later.sqlite"], in: story.folder)
    #expect(imported.code == 0, "\(imported.errors)")
    let csv = { (database: String) in
      try Tool.run("history", "trend", "--format", "csv", "--db", story.folder.path + "/" + database).output
    }
    #expect(try csv("later.sqlite") == csv("history.sqlite"))
  }
}

extension ReleaseStoryTests {
  /// What a baseline can tell: it names screens, so that on a renamed one all is new and nothing is fixed.
  private static func baselineChange(_ release: Int) throws -> ReleaseStory.Change {
    var change = try ReleaseStory.change(from: release - 1, to: release)
    change.new.formUnion(change.reopened)
    change.reopened = []
    if release == ReleaseStory.renamed.from {
      let isElsewhere = { (planted: Planted) in planted.screen == ReleaseStory.renamed.screen }
      change.new.formUnion(try ReleaseStory.planted(in: release).filter(isElsewhere))
      change.fixed = change.fixed.filter { !isElsewhere($0) }
    }
    return change
  }

  private static func trendRow(_ chapter: StoryChapter) -> [String] {
    let reviews = chapter.findings.count { $0.outcome == "review" }
    return [
      ReleaseStory.releases[chapter.release].name, "\(chapter.findings.count - reviews)", "\(reviews)",
    ]
  }

  private func expect(
    _ items: [StoryPages.Item], are planted: Set<ReleaseStory.Planted>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(Set(items.map { story.planted($0.fingerprint) }) == Set(planted), sourceLocation: sourceLocation)
    #expect(items.count == planted.count, sourceLocation: sourceLocation)
    for item in items {
      let screen = try #require(story.planted(item.fingerprint)).screen
      #expect(item.screen == ReleaseStory.name(of: screen, in: Self.last), sourceLocation: sourceLocation)
    }
  }

  private func expectRename(
    _ renames: [StoryPages.Rename], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let renamed = ReleaseStory.renamed
    #expect(renames.map(\.old) == [renamed.screen], sourceLocation: sourceLocation)
    #expect(renames.map(\.new) == [renamed.name], sourceLocation: sourceLocation)
    #expect(!renames.contains { !$0.recognised }, sourceLocation: sourceLocation)
  }
}
