import Baselines
import Findings
import Reporting
import Testing

@Suite struct MatcherTests {
  static func pairs(_ old: [ReportedFinding], _ new: [ReportedFinding]) -> [[Int]] {
    FindingMatcher().pairs(old: old.map(\.trace), new: new.map(\.trace)).map { [$0.0, $0.1] }
  }

  @Test func `an identifier outweighs role, words and place`() {
    let old = [Sample.finding("Save", identifier: "save", at: [0.1, 0.1])]
    let new = [
      Sample.finding("Save", identifier: "store", at: [0.1, 0.1]),
      Sample.finding("Speichern", role: "link", identifier: "save", at: [0.9, 0.9]),
    ]
    #expect(Self.pairs(old, new) == [[0, 1]])
  }

  @Test func `other words at the same place are the same defect, at another place another one`() {
    let old = [Sample.finding("Save", at: [0.5, 0.2])]
    #expect(Self.pairs(old, [Sample.finding("Speichern", at: [0.5, 0.21])]) == [[0, 0]])
    #expect(Self.pairs(old, [Sample.finding("Löschen", at: [0.5, 0.8])]).isEmpty)
  }

  @Test func `unnamed rows are told apart by what stands in them`() {
    let old = [
      Sample.finding(nil, near: "wi fi", at: [0.9, 0.2]),
      Sample.finding(nil, near: "bluetooth", at: [0.9, 0.3], ordinal: 1),
    ]
    let new = [
      Sample.finding(nil, near: "bluetooth", at: [0.9, 0.2]),
      Sample.finding(nil, near: "wi fi", at: [0.9, 0.3], ordinal: 1),
    ]
    #expect(Self.pairs(old, new) == [[0, 1], [1, 0]])
  }

  @Test func `findings of two rules are never the same`() {
    let old = [Sample.finding("Save", rule: "label-missing", identifier: "save")]
    #expect(Self.pairs(old, [Sample.finding("Save", rule: "label-in-name", identifier: "save")]).isEmpty)
  }

  @Test func `reports without identities are paired by fingerprint and path`() {
    var old = Sample.finding("Save")
    old.identity = nil
    var same = old
    same.message = "other words"
    #expect(Self.pairs([old], [same]) == [[0, 0]])
    same.fingerprint = "0000000000000000"
    #expect(Self.pairs([old], [same]).isEmpty)
  }

  @Test func `each finding is paired once`() {
    let twins = (0..<5).map { Sample.finding("More", at: [0.5, Double($0) / 10], ordinal: $0) }
    let pairs = Self.pairs(twins, Array(twins.dropLast()))
    #expect(pairs == [[0, 0], [1, 1], [2, 2], [3, 3]])
  }
}
