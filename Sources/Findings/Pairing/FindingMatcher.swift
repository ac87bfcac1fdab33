/// Pairs the findings of two runs over one screen: first by fingerprint, then by likeness (docs/fingerprints.md).
public struct FindingMatcher: Sendable {
  // With fewer words two runs of one language may share none by chance.
  private static let fewestWords = 5
  // Names, numbers with units and file names are the same in every language.
  private static let foreignShare = 0.25
  /// The likeness from which two findings are taken for the same defect.
  private static let bar = 1.75

  /// Makes a matcher with the documented weights.
  public init() {}

  /// The pairs of the same defect, as indices into `old` and `new`, by the index into `old`; each index at most once.
  ///
  /// Both lists belong to one screen. A fingerprint decides alone where it stands for one finding in each run; where
  /// several findings share everything that is hashed, and for the rest, the most alike are paired first.
  public func pairs(old: [FindingTrace], new: [FindingTrace]) -> [(Int, Int)] {
    pairs(old: old, new: new, certain: certainPairs(old, new))
  }

  /// The same, with pairs that are known already; each index at most once in them.
  public func pairs(
    old: [FindingTrace], new: [FindingTrace], certain: [(Int, Int)]
  ) -> [(Int, Int)] {
    var found = certain
    let takenOld = Set(found.map(\.0))
    let takenNew = Set(found.map(\.1))
    let shift = Shift(of: found.map { (old[$0.0], new[$0.1]) })
    let freeOld = old.indices.filter { !takenOld.contains($0) }
    let freeNew = new.indices.filter { !takenNew.contains($0) }
    let likeness = Likeness(isForeign: areForeign(old, new))
    found += likelyPairs(freeOld.map { ($0, old[$0]) }, freeNew.map { ($0, new[$0]) }) {
      likeness.of($0, $1, shift: shift)
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private func certainPairs(_ old: [FindingTrace], _ new: [FindingTrace]) -> [(Int, Int)] {
    let crowded = crowdedKeys(in: old).union(crowdedKeys(in: new))
    let byFingerprint = Dictionary(new.indices.map { (new[$0].fingerprint, $0) }) { first, _ in first }
    var taken: Set<Int> = []
    return old.indices.compactMap { index in
      guard let other = byFingerprint[old[index].fingerprint], old[index].rule == new[other].rule,
        key(of: old[index]).map({ !crowded.contains($0) }) ?? true, isDistinct(old[index]),
        taken.insert(other).inserted
      else { return nil }
      return (index, other)
    }
  }

  /// Whether an identifier or words tell it apart: two nameless buttons share all that is hashed.
  private func isDistinct(_ finding: FindingTrace) -> Bool {
    guard let identity = finding.identity else { return true }
    return identity.identifier != nil || identity.text != nil || identity.place == nil
  }

  /// What is hashed of several findings at once; their ordinals say little when rows change places.
  private func crowdedKeys(in findings: [FindingTrace]) -> Set<Fingerprint.Key> {
    let counts = Dictionary(findings.compactMap(key).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private func key(of finding: FindingTrace) -> Fingerprint.Key? {
    finding.identity.map { Fingerprint.Key(rule: finding.rule, identity: $0) }
  }

  /// Whether the two runs hardly share a word, as those of two languages do.
  private func areForeign(_ old: [FindingTrace], _ new: [FindingTrace]) -> Bool {
    let (before, after) = (vocabulary(of: old), vocabulary(of: new))
    guard min(before.count, after.count) >= Self.fewestWords else { return false }
    let shared = Double(before.intersection(after).count)
    return shared < Self.foreignShare * Double(min(before.count, after.count))
  }

  private func vocabulary(of findings: [FindingTrace]) -> Set<Substring> {
    Set(
      findings.compactMap(\.identity).flatMap { [$0.text, $0.near] }
        .flatMap { ($0 ?? "").split(separator: " ") }
        .filter { $0.contains { $0.isLetter } })
  }

  private func likelyPairs(
    _ old: [(Int, FindingTrace)], _ new: [(Int, FindingTrace)],
    likeness: (FindingTrace, FindingTrace) -> Double
  ) -> [(Int, Int)] {
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for (oldIndex, one) in old {
      for (newIndex, other) in new where one.rule == other.rule {
        let score = likeness(one, other)
        if score >= Self.bar { candidates.append((score, oldIndex, newIndex)) }
      }
    }
    candidates.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    var (takenOld, takenNew): (Set<Int>, Set<Int>) = ([], [])
    return candidates.compactMap { candidate in
      guard !takenOld.contains(candidate.old), !takenNew.contains(candidate.new) else { return nil }
      takenOld.insert(candidate.old)
      takenNew.insert(candidate.new)
      return (candidate.old, candidate.new)
    }
  }
}
