import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel
import Testing

@Suite struct CaptureEvidenceTests {
  private static let place: [Double] = [20, 100, 200, 20]

  private static func evidence(
    says: [Node], shows: [(text: String, box: [Double])], platform: Platform = .android,
    ink: [[Double]] = []
  ) -> CaptureEvidence {
    CaptureEvidence(of: Literals.screen(Literals.lines(shows), says, platform: platform, ink: ink))
  }

  @Test func `the same words on both sides contradict nothing`() {
    let evidence = Self.evidence(
      says: [Literals.text("Latte", Self.place)], shows: [("Latte", [20, 100, 60, 20])])
    #expect(evidence.compared == 1)
    #expect(evidence.read == 1)
    #expect(evidence.declaredOnly.isEmpty)
    #expect(evidence.drawnOnly.isEmpty)
    #expect(evidence.undrawnShare == 0)
  }

  @Test func `another price is in neither side's words`() {
    let evidence = Self.evidence(
      says: [Literals.text("12,50", Self.place)], shows: [("13,90", [20, 100, 60, 20])])
    #expect(evidence.declaredOnly == [1])
    #expect(evidence.drawnOnly == [1])
    #expect(evidence.isStrong)
    #expect(evidence.undrawnShare == 1)
    #expect(evidence.unsaidShare == 1)
  }

  @Test func `a sign or two are no strong evidence`() {
    let evidence = Self.evidence(
      says: [Literals.text("42", Self.place)], shows: [("375", [20, 100, 60, 20])])
    #expect(evidence.declaredOnly == [1])
    #expect(evidence.isStrong == false)
  }

  @Test func `on iOS one label may use other words, most may not`() {
    func evidence(_ count: Int) -> CaptureEvidence {
      let boxes = (0..<count).map { [20, 100 + 60 * Double($0), 200, 20] }
      return Self.evidence(
        says: boxes.map { MatcherTests.node(.text, $0, "Close the menu") },
        shows: boxes.map { ("Dismiss", $0) }, platform: .ios)
    }
    #expect(evidence(1).declaredOnly.isEmpty)
    #expect(evidence(2).declaredOnly == [1, 2])
  }

  @Test func `a number in a label of iOS must be the drawn one`() {
    let label = MatcherTests.node(.text, Self.place, "3 new")
    #expect(
      Self.evidence(says: [label], shows: [("7 old", [20, 100, 60, 20])], platform: .ios).declaredOnly == [1])
  }

  @Test func `words without anything drawn in their frame are the tree's alone`() {
    let node = Literals.text("Latte", Self.place)
    #expect(Self.evidence(says: [node], shows: []).declaredOnly == [1])
    // What is drawn and was not read proves nothing.
    #expect(Self.evidence(says: [node], shows: [], ink: [[24, 104, 60, 12]]).declaredOnly.isEmpty)
  }

  @Test func `words that are drawn elsewhere have moved`() {
    let evidence = Self.evidence(
      says: [Literals.text("Checkout", [20, 600, 200, 20])], shows: [("Checkout", [20, 100, 80, 20])])
    #expect(evidence.moved == [1])
    #expect(evidence.declaredOnly.isEmpty)
  }

  @Test func `words of a picture are not held against the tree`() {
    let line = MatcherTests.element(1, .text, [40, 220, 100, 20], "Sale")
    let picture = MatcherTests.element(2, .picture, [20, 200, 350, 200])
    #expect(CaptureEvidence(of: Literals.screen([line], [])).drawnOnly == [1])
    #expect(CaptureEvidence(of: Literals.screen([line, picture], [])).drawnOnly.isEmpty)
  }

  @Test(arguments: [(6, false, 1.0), (6, true, 0.0), (5, false, 0.0)])
  func `texts that cannot be read are at least drawn`(count: Int, isInked: Bool, share: Double) {
    let boxes = (0..<count).map { [20, 100 + 60 * Double($0), 200, 20] }
    let evidence = Self.evidence(
      says: boxes.map { Literals.text("مرحبا", $0) }, shows: [], ink: isInked ? boxes : [])
    #expect(evidence.blankShare == share)
    #expect(evidence.compared == 0)
  }
}

@Suite struct SaidWordsTests {
  private static let nodes = [
    Literals.text("Anna Berg", [20, 100, 200, 20]), Literals.text("online", [20, 124, 200, 20]),
    Literals.text("42", [300, 100, 60, 20]),
  ]

  @Test(arguments: [
    ("Anna Berg", [20.0, 100, 90, 20], true),
    ("Anna Bery", [20, 100, 90, 20], true),
    // At any place as a whole.
    ("online", [20, 700, 90, 20], true),
    // Several nodes at the place say it together.
    ("Anna Berg · online", [20, 104, 180, 36], true),
    ("Carl Huber", [20, 100, 90, 20], false),
    ("42", [300, 100, 30, 20], true),
    ("47", [300, 100, 30, 20], false),
  ])
  func `a line is said where nodes hold its words`(text: String, box: [Double], isSaid: Bool) {
    let said = SaidWords(Literals.screen([], Self.nodes))
    #expect(said.holds(MatcherTests.element(1, .text, box, text)) == isSaid)
  }

  @Test func `the name of the app is not said of what is drawn`() {
    let line = MatcherTests.element(1, .text, [20, 100, 120, 20], "Coffee house")
    let whole = MatcherTests.node(.application, [0, 0, 390, 844], "Coffee house")
    let child = Literals.text("Latte", [20, 300, 200, 20], parent: 1)
    #expect(SaidWords(Literals.screen([], [whole, child])).holds(line) == false)
    #expect(SaidWords(Literals.screen([], [whole])).holds(line))
  }
}
