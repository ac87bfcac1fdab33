import Foundation
import TestSupport
import Testing

/// The same screens before and after a change, and which findings are taken for the same.
@Suite struct FingerprintPairTests {
  /// Every second screen chose the weights of the matcher; only the others are reported.
  static func screens(reported: Bool) throws -> [String] {
    try SceneReader.names().enumerated().filter { ($0.offset % 2 == 1) == reported }.map(\.element)
  }

  static func score(_ change: Change, on names: [String], identifiers: Double) throws -> PairScore {
    var score = PairScore()
    for name in names {
      let clean = try SceneReader.scene(name)
      for seed in 0..<Faults.seeds {
        let faults = Faults(in: clean, seed: seed, identifiers: identifiers)
        let later = change.exchangesDefects ? faults.exchanged(in: clean, seed: seed) : faults
        let before = faults.planted(in: clean)
        let after = change.applied(to: later.planted(in: clean), seed: seed, isSpared: faults.spares)
        score.add(try before.judged(), try after.judged())
      }
    }
    return score
  }

  private static func table(of names: [String]) throws -> PairTable {
    var table = PairTable()
    for change in Change.allCases {
      table.add(
        change.rawValue, exchangesDefects: change.exchangesDefects,
        plain: try score(change, on: names, identifiers: 0),
        identified: try score(change, on: names, identifiers: 1.0 / 3))
    }
    return table
  }

  @Test func `the same defects are known again, and others are told apart`() throws {
    let names = try Self.screens(reported: true)
    let models = try Self.table(of: names)
    #expect(models.f1(exchanging: false) >= 0.982)
    #expect(models.f1(exchanging: true) >= 0.982)
    let renderedNames = try RenderedScreen.names()
    #expect(Set(renderedNames).isSubset(of: names))
    let screens = try RenderedScreen.all()
    Self.expectSameParts(in: screens)
    let rendered = try RenderedPairs.table(of: screens)
    #expect(rendered.f1(exchanging: false) >= 0.982)
    #expect(rendered.f1(exchanging: true) >= 0.982)
    let page = FingerprintPage(models: models, of: names, rendered: rendered, of: renderedNames)
    try expectGolden(page.markdown, "reports/fingerprints.md")
  }

  /// Where a part had another number in a second rendering, its defects could not be known again by anybody.
  private static func expectSameParts(in screens: [RenderedScreen]) {
    for screen in screens {
      let parts = Set(screen.original.root.origins)
      for (change, scene) in screen.renderings {
        let others = Set(scene.root.origins)
        #expect(parts.isSubset(of: others), "\(screen.original.name), \(change)")
        #expect(change == "banner" || others == parts, "\(screen.original.name), \(change)")
      }
    }
  }

  @Test func `the pairs do not hang on the order of the findings`() throws {
    let clean = try SceneReader.scene("settings-ios-light")
    let faults = Faults(in: clean, seed: 3, identifiers: 0)
    let old = try faults.planted(in: clean).judged()
    let new = try Change.language.applied(to: faults.planted(in: clean), seed: 1, isSpared: { _ in true })
      .judged()
    try #require(old.count > 3)
    var (straight, turned) = (PairScore(), PairScore())
    straight.add(old, new)
    turned.add(old.reversed(), new.reversed())
    #expect(straight.right == turned.right)
    #expect(straight.wrong == turned.wrong)
  }

  @Test func `a run is paired with itself completely`() throws {
    for name in try SceneReader.names() {
      let clean = try SceneReader.scene(name)
      let findings = try Faults(in: clean, seed: 5, identifiers: 0).planted(in: clean).judged()
      var score = PairScore()
      score.add(findings, findings)
      #expect(score.wrong == 0, "\(name)")
      #expect(score.sameFingerprint == findings.count, "\(name)")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNSAID_TUNE"] == "1"))
  func `the screens that chose the weights`() throws {
    print(try Self.table(of: Self.screens(reported: false)).markdown)
  }
}
