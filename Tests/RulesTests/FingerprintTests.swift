import Findings
import Testing

@Suite struct FingerprintTests {
  private static let base = FindingIdentity(anchor: "toolbar", role: "button", text: "Save")

  private static func hash(_ identity: FindingIdentity, rule: String = "r", screen: String = "s") -> String {
    Fingerprint.of(rule: rule, screen: screen, identity: identity)
  }

  @Test func `an identifier stands for landmarks, role and words`() {
    let one = FindingIdentity(identifier: "save", anchor: "list", role: "button", text: "Save")
    let other = FindingIdentity(identifier: "save", anchor: "toolbar/list", role: "link", text: "Speichern")
    #expect(Self.hash(one) == Self.hash(other))
    #expect(Self.hash(one) != Self.hash(one, rule: "q"))
    #expect(Self.hash(one) != Self.hash(one, screen: "t"))
  }

  @Test func `case, punctuation and white space do not count, words do`() {
    let one = FindingIdentity(role: "button", text: "Save  all!")
    #expect(Self.hash(one) == Self.hash(FindingIdentity(role: "button", text: "save all")))
    #expect(Self.hash(one) != Self.hash(FindingIdentity(role: "button", text: "save some")))
  }

  @Test func `place, neighbours and icon do not count`() {
    var moved = Self.base
    (moved.place, moved.near, moved.icon) = ([0.1, 0.9], "another row", "share")
    #expect(Self.hash(moved) == Self.hash(Self.base))
  }

  @Test func `a fingerprint is sixteen hexadecimal digits, the same on every machine`() {
    // FNV-1a of "a␟b␟␟c␟" with unit separators, worked out apart from this code.
    #expect(Self.hash(FindingIdentity(role: "c"), rule: "a", screen: "b") == "662e1825a3b4f101")
  }

  @Test func `equal findings of one screen get different fingerprints, always the same ones`() {
    let entry = (rule: "r", identity: Self.base)
    let twice = Fingerprint.distinct([entry, entry], screen: "s")
    #expect(Set(twice).count == 2)
    #expect(twice == Fingerprint.distinct([entry, entry], screen: "s"))
    #expect(twice[0] == Fingerprint.distinct([entry], screen: "s")[0])
  }
}
