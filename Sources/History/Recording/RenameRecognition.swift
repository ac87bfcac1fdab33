/// Recognises a screen under another name by what it is made of.
enum RenameRecognition {
  /// The share of marks, of all that either screen has, that two screens must have in common: clearly more than half.
  static let likeness = 0.6
  /// The marks that two screens must have in common: fewer say nothing.
  static let sharedMarks = 5
  /// By how much the best counterpart must be liker than the next: twins are left to a person.
  static let margin = 0.1

  /// The pairs of a screen that is missing and a screen that is new; each occurs once at most.
  static func pairs(
    missing: [RecordedScreen.Key: Set<String>], fresh: [RecordedScreen.Key: Set<String>]
  ) -> [(old: RecordedScreen.Key, new: RecordedScreen.Key)] {
    fresh.keys.sorted().compactMap { new in
      guard let marks = fresh[new],
        let old = best(for: marks, on: new.platform, among: missing),
        let back = missing[old], best(for: back, on: new.platform, among: fresh) == new
      else { return nil }
      return (old, new)
    }
  }

  /// The share of the marks of both sets that both have (Jaccard's index), 0…1.
  static func likeness(of one: Set<String>, _ other: Set<String>) -> Double {
    let shared = one.intersection(other).count
    let all = one.count + other.count - shared
    return all == 0 ? 0 : Double(shared) / Double(all)
  }

  private static func best(
    for marks: Set<String>, on platform: String, among screens: [RecordedScreen.Key: Set<String>]
  ) -> RecordedScreen.Key? {
    let ranked = screens.filter { $0.key.platform == platform }
      .map {
        (key: $0.key, likeness: likeness(of: marks, $0.value), shared: marks.intersection($0.value).count)
      }
      .sorted { ($1.likeness, $0.key) < ($0.likeness, $1.key) }
    guard let first = ranked.first, first.likeness >= likeness, first.shared >= sharedMarks else {
      return nil
    }
    if ranked.count > 1, first.likeness - ranked[1].likeness < margin { return nil }
    return first.key
  }
}
