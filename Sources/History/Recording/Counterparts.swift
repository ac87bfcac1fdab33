import Findings

/// Which findings of a screen are open ones of the history.
struct Counterparts {
  /// The index of the open finding by the index of the present one.
  private(set) var pairs: [Int: Int]
  private let present: [RecordedFinding]
  private let open: [OpenFinding]

  /// Pairs equal fingerprints.
  init(of present: [RecordedFinding], among open: [OpenFinding]) {
    let byFingerprint = Dictionary(open.indices.map { (open[$0].fingerprint, $0) }) { first, _ in first }
    self.present = present
    self.open = open
    pairs = Dictionary(
      uniqueKeysWithValues: present.indices.compactMap { index in
        byFingerprint[present[index].fingerprint].map { (index, $0) }
      })
  }

  /// The present findings that have no counterpart yet.
  var unpaired: [Int] { present.indices.filter { pairs[$0] == nil } }

  /// Pairs the rest: by place where the screen changed its name, then by likeness (docs/fingerprints.md).
  ///
  /// - Parameter returned: those that are findings which ended; they come back, and are no open ones.
  mutating func pairRest(without returned: Set<Int>) {
    pairByPlace(without: returned)
    let candidates = present.indices.filter { !returned.contains($0) }
    guard open.count > pairs.count, candidates.contains(where: { pairs[$0] == nil }) else { return }
    let certain = candidates.enumerated().compactMap { offset, index in pairs[index].map { ($0, offset) } }
    let alike = FindingMatcher().pairs(
      old: open.map(\.trace), new: candidates.map { present[$0].trace }, certain: certain)
    for (known, offset) in alike { pairs[candidates[offset]] = known }
  }

  private mutating func pairByPlace(without returned: Set<Int>) {
    var taken = Set(pairs.values)
    let renamed = open.indices.filter { open[$0].isRenamed && !taken.contains($0) }
    let byPlace = Dictionary(renamed.map { (open[$0].place, $0) }) { first, _ in first }
    for index in unpaired where !returned.contains(index) {
      if let known = byPlace[present[index].place], taken.insert(known).inserted { pairs[index] = known }
    }
  }
}
