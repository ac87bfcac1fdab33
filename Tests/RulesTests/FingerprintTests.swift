import Findings
import Testing

@Suite struct FingerprintTests {
  private static let base = Fingerprint.Parts(
    rule: "label-missing", path: "window[0]/button[2]", role: "button", text: "Save")

  @Test func `an identifier stands for the path`() {
    let one = Fingerprint.of(rule: "r", screen: "s", identifier: "save", path: "window[0]/button[0]")
    let other = Fingerprint.of(
      rule: "r", screen: "s", identifier: "save", path: "window[0]/group[1]/button[0]")
    #expect(one == other)
  }

  @Test func `case, punctuation and white space do not count, words do`() {
    let one = Fingerprint.of(rule: "r", screen: "s", path: "p", text: "Save  all!")
    #expect(one == Fingerprint.of(rule: "r", screen: "s", path: "p", text: "save all"))
    #expect(one != Fingerprint.of(rule: "r", screen: "s", path: "p", text: "save some"))
  }

  @Test func `the hash is the published one of Fowler, Noll and Vo`() {
    // The parts are joined by unit separators: "a␟␟␟␟".
    #expect(Fingerprint.of(rule: "a", screen: "") == Fingerprint.of(rule: "a", screen: "", ordinal: 0))
    #expect(Fingerprint.of(rule: "a", screen: "").count == 16)
  }

  @Test func `equal findings of one screen get different fingerprints, always the same ones`() {
    let twice = Fingerprint.distinct([Self.base, Self.base], screen: "s")
    #expect(Set(twice).count == 2)
    #expect(twice == Fingerprint.distinct([Self.base, Self.base], screen: "s"))
    #expect(twice[0] == Fingerprint.distinct([Self.base], screen: "s")[0])
  }
}
