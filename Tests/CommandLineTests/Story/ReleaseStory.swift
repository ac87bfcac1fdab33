import FixtureSupport
import Foundation
import TestSupport

/// An app of twelve rendered screens over five releases: defects are added, fixed and reopened, a screen is renamed.
///
/// A twin is the same picture with a broken tree; what is broken in it is written beside it, and is all that the
/// expectations of this story come from.
enum ReleaseStory {
  /// The name of a release and the day on which it was judged.
  static let releases: [(name: String, day: String)] = [
    ("1.0.0", "2026-01-10"), ("1.1.0", "2026-02-10"), ("1.2.0", "2026-03-10"), ("1.3.0", "2026-04-10"),
    ("1.4.0", "2026-05-10"),
  ]

  /// The tree that each screen has, release after release. In the last release nothing is added.
  static let trees: [(screen: String, trees: [String])] = [
    // Added in the third release, fixed in the last one.
    ("alert-ios-light", ["clean", "clean", "delete-says-ok", "delete-says-ok", "clean"]),
    // Fixed, reopened.
    ("chats-ios-dark", ["same-edit", "clean", "clean", "same-edit", "same-edit"]),
    // Others while it is renamed; the first one is reopened under the new name.
    (
      "checkout-android-light",
      ["note-without-name", "mute-steppers", "mute-steppers", "note-without-name", "note-without-name"]
    ),
    // Nothing happens; the toolkit's own small targets stay.
    ("departures-ios-light", ["clean", "clean", "clean", "clean", "clean"]),
    // Never fixed.
    (
      "dialog-android-dark",
      ["message-left-out", "message-left-out", "message-left-out", "message-left-out", "message-left-out"]
    ),
    ("display-ios-dark", ["clean", "clean", "silent-slider", "silent-slider", "silent-slider"]),
    ("feed-ios-light", ["two-likes", "two-likes", "clean", "two-likes", "two-likes"]),
    (
      "gallery-android-light",
      ["mute-photo", "photo-named-by-file", "photo-named-by-file", "mute-photo", "clean"]
    ),
    (
      "library-android-dark",
      ["clean", "songs-not-stated", "title-not-in-name", "songs-not-stated", "songs-not-stated"]
    ),
    (
      "login-ios-dark",
      ["field-without-name", "field-without-name", "logo-file-name", "clean", "clean"]
    ),
    ("onboarding-ios-light", ["clean", "mute-picture", "mute-picture", "title-frame-off", "clean"]),
    ("player-ios-dark", ["mute-pause", "clean", "symbol-name", "mute-pause", "clean"]),
  ]

  /// The screen that goes by another name from one release on.
  static let renamed = (screen: "checkout-android-light", name: "payment-android-light", from: 2)

  /// The name of a screen in a release.
  static func name(of screen: String, in release: Int) -> String {
    screen == renamed.screen && release >= renamed.from ? renamed.name : screen
  }

  /// The number of days between two releases; the story takes less than a year.
  static func days(from earlier: Int, to later: Int) -> Int {
    let reader = ISO8601DateFormatter()
    reader.formatOptions = [.withFullDate]
    let dates = [earlier, later].compactMap { reader.date(from: releases[$0].day) }
    return dates.count == 2 ? Int(dates[1].timeIntervalSince(dates[0]) / 86_400) : 0
  }

  /// The path of a screen's tree in a release, without its endings.
  static func source(of screen: String, in release: Int) -> String {
    let tree = trees.first { $0.screen == screen }?.trees[release] ?? "clean"
    return "Fixtures/screens/\(screen)/\(tree)"
  }
}

extension ReleaseStory {
  /// A planted defect; the same one in every release that has it.
  struct Planted: Hashable {
    let screen: String
    let defect: PlantedDefects.Defect
  }

  /// What happened to the planted defects between two releases.
  struct Change {
    var new: Set<Planted> = []
    var fixed: Set<Planted> = []
    var reopened: Set<Planted> = []
  }

  /// The planted defects of a release, by the lists beside its trees.
  static func planted(in release: Int) throws -> Set<Planted> {
    var found: Set<Planted> = []
    for (screen, _) in trees {
      let tree = Repository.file(source(of: screen, in: release) + ".tree.json").path
      let defects = try PlantedDefects(besideTree: tree).defects.filter(\.planted)
      found.formUnion(defects.map { Planted(screen: screen, defect: $0) })
    }
    return found
  }

  /// What must be told of two releases; everything is new to the first one.
  static func change(from earlier: Int?, to later: Int) throws -> Change {
    let known = try earlier.map { try (0...$0).map(planted) } ?? []
    let before = known.last ?? []
    let now = try planted(in: later)
    let seen = known.reduce(into: Set()) { $0.formUnion($1) }
    return Change(
      new: now.subtracting(seen), fixed: before.subtracting(now),
      reopened: now.subtracting(before).intersection(seen))
  }

  /// The release in which a defect that a release has was found or came back.
  static func start(of defect: Planted, in release: Int) throws -> Int {
    var start = release
    while start > 0, try planted(in: start - 1).contains(defect) { start -= 1 }
    return start
  }
}
