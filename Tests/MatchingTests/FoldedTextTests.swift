import Matching
import Testing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Billing", "BiIIing", true),
    ("Open 10 am", "Open 1O am", true),
    ("Überblick", "Uberblick", true),
    ("Café", "Cafe", true),
    ("Yes", "Yet", false),
    ("Home", "Hone", true),
    ("Home", "Save", false),
    ("", "", false),
  ])
  func `texts agree but for look-alikes and few slips`(one: String, other: String, agree: Bool) {
    #expect(FoldedText(one).agrees(with: FoldedText(other), slipShare: 0.125) == agree)
  }

  @Test(arguments: [
    ("Anna Berg, online", "Berg", true),
    ("Anna Berg, online", "onlime", true),
    ("Anna Berg, online", "offline", false),
    ("ab", "abc", false),
    ("abc", "", false),
  ])
  func `a part is found anywhere`(whole: String, part: String, found: Bool) {
    #expect(FoldedText(whole).contains(FoldedText(part), slipShare: 0.125) == found)
  }
}
