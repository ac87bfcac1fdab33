import AccessibilityModel
import Imaging
import Matching
import ScreenModel
import Speech
import Testing

@Suite struct AlignmentTests {
  private static func transcript(
    _ nodes: [Node], _ stops: [(Stop.Kind, [Element])], _ matches: [(element: Int, node: Int)]
  ) -> Transcript {
    let seen = Samples.screen(stops)
    return Transcript(
      of: Screen(
        name: "x", raster: Raster(size: seen.size, filledWith: .white), seen: seen, tree: Samples.tree(nodes),
        matches: matches.map { Match(element: $0.element, node: $0.node, how: .containment) }),
      reader: .voiceOver)
  }

  private static func table(_ transcript: Transcript) -> [[String]] {
    transcript.rows.map { [$0.declared?.text ?? "-", $0.seen?.text ?? "-", $0.partOf ?? ""] }
  }

  @Test func `rows follow the declared order, and what is only seen follows what is seen before it`() {
    let transcript = Self.transcript(
      [Samples.node(.text, "B", y: 200), Samples.node(.text, "A"), Samples.node(.button, "Ghost")],
      [
        (.single, [Samples.element(.text, "First", y: 50)]), (.single, [Samples.element(.text, "A")]),
        (.single, [Samples.element(.icon, y: 150)]), (.single, [Samples.element(.text, "B", y: 200)]),
      ], [(2, 2), (4, 1)])
    #expect(
      Self.table(transcript) == [
        ["-", "First", ""], ["B", "B", ""], ["A", "A", ""], ["-", "[icon], button", ""],
        ["Ghost, button", "-", ""],
      ])
    #expect(transcript.rows.map(\.relation) == [.seenOnly, .same, .same, .seenOnly, .declaredOnly])
    #expect(transcript.only(.seen)?.rows.map { $0.seen?.text } == ["First", "A", "[icon], button", "B"])
    #expect(transcript.only(.declared)?.rows.map { $0.declared?.text } == ["B", "A", "Ghost, button"])
  }

  @Test func `stops that are cut differently name what speaks for them`() {
    // One card is declared, its title and price are seen apart; the total is declared in two and seen as one.
    let transcript = Self.transcript(
      [
        Samples.node(.button, "Shoe, 89"), Samples.node(.text, "Total", y: 300),
        Samples.node(.text, "89", y: 300),
      ],
      [
        (.single, [Samples.element(.text, "Shoe")]), (.single, [Samples.element(.text, "89", y: 130)]),
        (.row, [Samples.element(.text, "Total", y: 300), Samples.element(.text, "89", y: 300)]),
      ], [(1, 1), (2, 1), (3, 2), (4, 3)])
    #expect(
      Self.table(transcript) == [
        ["Shoe, 89, button", "Shoe", ""], ["-", "89", "Shoe, 89, button"], ["Total", "Total, 89", ""],
        ["89", "-", "Total, 89"],
      ])
  }

  @Test(arguments: [
    ("Settings", "Sett1ngs", true), ("On", "Off", false), ("Wi-Fi", "WiFi", true), ("Pay", "Buy", false),
  ])
  func `names may differ by a slip of reading and no more`(declared: String, seen: String, same: Bool) {
    let transcript = Self.transcript(
      [Samples.node(.text, declared)], [(.single, [Samples.element(.text, seen)])], [(1, 1)])
    #expect(transcript.rows.map(\.relation) == [same ? .same : .differs])
  }

  @Test func `another state or role is another speech`() {
    func relation(_ state: ElementState, _ type: ElementType) -> TranscriptRow.Relation? {
      Self.transcript(
        [Samples.node(.toggle, "Wi-Fi") { $0.checked = .on }],
        [(.row, [Samples.element(.text, "Wi-Fi"), Samples.element(type) { $0.state = state }])],
        [(1, 1), (2, 1)]
      ).rows.first?.relation
    }
    #expect(relation(.selected, .toggle) == .same)
    #expect(relation(.unselected, .toggle) == .differs)
    #expect(relation(.selected, .checkbox) == .differs)
  }

  @Test func `every stop of both sides stands in exactly one row`() {
    let nodes = (0..<12).map { Samples.node(.button, "N\($0)", y: Double($0) * 60) }
    let stops: [(Stop.Kind, [Element])] = (0..<10).map {
      (.single, [Samples.element(.text, "S\($0)", y: Double($0) * 60)])
    }
    // Matches that cross and pile up.
    let matches = (1...10).map { (element: $0, node: ($0 * 7) % 5 + 1) }
    let rows = Self.transcript(nodes, stops, matches).rows
    #expect(rows.compactMap(\.declared).count == 12)
    #expect(rows.compactMap(\.seen).count == 10)
    #expect(Set(rows.compactMap { $0.seen?.text }).count == 10)
  }
}
