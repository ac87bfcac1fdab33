import Baselines
import Findings
import Reporting

/// How well the findings of two runs were paired.
struct PairScore {
  var right = 0
  var wrong = 0
  var missed = 0
  /// The defects of both runs, and those of them whose fingerprint is the same in both.
  var lasting = 0
  var sameFingerprint = 0
  /// The pairs of different defects that share a fingerprint.
  var confused = 0

  /// The harmonic mean of precision and recall; 1 where there was nothing to pair and nothing was.
  var f1: Double { right + wrong + missed == 0 ? 1 : 2 * Double(right) / Double(2 * right + wrong + missed) }
  var precision: Double { right + wrong == 0 ? 1 : Double(right) / Double(right + wrong) }
  var recall: Double { right + missed == 0 ? 1 : Double(right) / Double(right + missed) }

  mutating func add(_ old: [Scene.Judged], _ new: [Scene.Judged]) {
    let wanted = Set(old.map(\.defect)).intersection(new.map(\.defect))
    let pairs = FindingMatcher().pairs(old: old.map(\.finding.trace), new: new.map(\.finding.trace))
    let hits = pairs.count { old[$0.0].defect == new[$0.1].defect }
    right += hits
    wrong += pairs.count - hits
    missed += wanted.count - hits
    lasting += wanted.count
    let hashes = Dictionary(new.map { ($0.finding.fingerprint, $0.defect) }) { first, _ in first }
    for item in old {
      guard let other = hashes[item.finding.fingerprint] else { continue }
      if other == item.defect { sameFingerprint += 1 } else { confused += 1 }
    }
  }

  mutating func add(_ other: PairScore) {
    right += other.right
    wrong += other.wrong
    missed += other.missed
    lasting += other.lasting
    sameFingerprint += other.sameFingerprint
    confused += other.confused
  }
}
