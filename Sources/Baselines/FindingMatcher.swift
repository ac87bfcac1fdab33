import Findings
import Reporting

/// Pairs the findings of two runs over one screen: first by fingerprint, then by likeness (docs/fingerprints.md).
public struct FindingMatcher: Sendable {
  private let likeness: Likeness
  /// The likeness from which two findings are taken for the same defect.
  private let bar: Double

  /// Makes a matcher with the documented weights.
  public init() {
    likeness = Likeness()
    bar = 2
  }

  /// The pairs of the same defect, as indices into `old` and `new`, by the index into `old`; each index at most once.
  ///
  /// Both lists belong to one screen. A fingerprint decides alone where it stands for one finding in each run; where
  /// several findings share everything that is hashed, and for the rest, the most alike are paired first.
  public func pairs(old: [ReportedFinding], new: [ReportedFinding]) -> [(Int, Int)] {
    var found = certainPairs(old, new)
    let takenOld = Set(found.map(\.0))
    let takenNew = Set(found.map(\.1))
    let shift = Shift(of: found.map { (old[$0.0], new[$0.1]) })
    let freeOld = old.indices.filter { !takenOld.contains($0) }
    let freeNew = new.indices.filter { !takenNew.contains($0) }
    found += likelyPairs(freeOld.map { ($0, old[$0]) }, freeNew.map { ($0, new[$0]) }, shift: shift)
    return found.sorted { $0.0 < $1.0 }
  }

  private func certainPairs(_ old: [ReportedFinding], _ new: [ReportedFinding]) -> [(Int, Int)] {
    let crowded = crowdedKeys(in: old).union(crowdedKeys(in: new))
    let byFingerprint = Dictionary(new.indices.map { (new[$0].fingerprint, $0) }) { first, _ in first }
    var taken: Set<Int> = []
    return old.indices.compactMap { index in
      guard let other = byFingerprint[old[index].fingerprint], old[index].rule == new[other].rule,
        key(of: old[index]).map({ !crowded.contains($0) }) ?? true, taken.insert(other).inserted
      else { return nil }
      return (index, other)
    }
  }

  /// What is hashed of several findings at once; their ordinals say little when rows change places.
  private func crowdedKeys(in findings: [ReportedFinding]) -> Set<Fingerprint.Key> {
    let counts = Dictionary(findings.compactMap(key).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private func key(of finding: ReportedFinding) -> Fingerprint.Key? {
    finding.identity.map { Fingerprint.Key(rule: finding.rule, identity: $0) }
  }

  private func likelyPairs(
    _ old: [(Int, ReportedFinding)], _ new: [(Int, ReportedFinding)], shift: Shift
  ) -> [(Int, Int)] {
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for (oldIndex, one) in old {
      for (newIndex, other) in new where one.rule == other.rule {
        let score = likeness.of(one, other, shift: shift)
        if score >= bar { candidates.append((score, oldIndex, newIndex)) }
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
