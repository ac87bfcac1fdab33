import AccessibilityModel
import Findings
import Geometry
import Testing

/// One test for each class of what real screens do to a linter.
@Suite struct RealCasesTests {
  @Test func `a label that React Native joined is no stop, and nothing is wrong with it`() throws {
    let real = try RealCase(
      """
      order: view
      seen:
        - { type: Text, box: [20, 110, 60, 20], text: Latte }
        - { type: Text, box: [20, 210, 60, 20], text: Mocha }
        - { type: Text, box: [20, 310, 90, 20], text: Green tea }
      nodes:
        - role: Other
          box: [0, 100, 390, 300]
          label: Latte, Mocha, Green tea
          children:
            - { role: Other, box: [0, 100, 390, 60], label: Latte }
            - { role: Other, box: [0, 200, 390, 60], label: Mocha }
            - { role: Other, box: [0, 300, 390, 60], label: Green tea }
      pixels:
        - { box: [20, 112, 60, 12], color: "202020" }
        - { box: [20, 212, 60, 12], color: "202020" }
        - { box: [20, 312, 90, 12], color: "202020" }
      """)
    #expect(real.screen.spoken.stops == [2, 3, 4])
    #expect(real.rules.isEmpty)
  }

  private static let sheet = """
    platform: android
    seen:
      - { type: Text, box: [20, 430, 80, 20], text: Delete? }
      - { type: Text, box: [40, 515, 80, 20], text: Cancel }
      - { type: Text, box: [40, 575, 80, 20], text: Keep it }
    nodes:
      - { role: text, box: [20, 510, 200, 20], text: Latte }
      - { role: button, box: [20, 560, 200, 48], text: Green tea, clickable: true }
      - { role: image, box: [240, 560, 48, 48], clickable: true }
      - role: group
        box: [0, 400, 390, 380]
        children:
          - { role: text, box: [20, 425, 200, 30], text: Delete? }
          - { role: button, box: [20, 500, 350, 48], text: Cancel, clickable: true }
          - { role: button, box: [20, 560, 350, 48], text: Keep it, clickable: true }
    pixels:
      - { box: [20, 432, 80, 12], color: "202020" }
      - { box: [40, 517, 80, 12], color: "202020" }
      - { box: [40, 577, 80, 12], color: "202020" }
    """

  @Test func `what lies under a sheet is one finding, with the sheet as the reason`() throws {
    let real = try RealCase(Self.sheet)
    #expect(real.rules == ["element-ghost"])
    let finding = try #require(real.judgement.findings.first)
    #expect(finding.evidence["kind"] == "3 elements")
    #expect(finding.evidence["node"]?.contains("Green tea") == true)
    #expect(finding.evidence["why"]?.hasPrefix("covered by") == true)
    #expect(finding.node == 1)
  }

  private static func list(bar: String) -> String {
    """
    platform: android
    seen:
      - { type: Text, box: [20, 110, 60, 20], text: Latte }
      - { type: Text, box: [20, 745, 60, 20], text: Pay now }
    nodes:
      - role: \(bar)
        box: [0, 0, 390, 844]
        children:
          - { role: text, box: [20, 100, 200, 40], text: Latte }
          - { role: text, box: [20, 740, 200, 30], text: Green tea }
      - role: group
        box: [0, 720, 390, 124]
        children:
          - { role: button, box: [0, 725, 390, 60], text: Pay now, clickable: true }
    pixels:
      - { box: [20, 112, 60, 12], color: "202020" }
      - { box: [20, 747, 60, 12], color: "202020" }
    """
  }

  @Test func `what scrolls under a bar is no fault`() throws {
    #expect(try RealCase(Self.list(bar: "scrollView")).rules.isEmpty)
    // Without scrolling nobody can bring it out again.
    #expect(try RealCase(Self.list(bar: "group")).rules == ["element-ghost"])
  }

  private static let moment = """
    platform: android
    seen:
      - { type: Text, box: [20, 110, 90, 20], text: Balance }
      - { type: Text, box: [20, 210, 90, 20], text: "418,75" }
      - { type: Text, box: [20, 310, 90, 20], text: "09:41" }
      - { type: Icon, box: [340, 60, 24, 24], clickable: true }
    nodes:
      - { role: text, box: [20, 100, 200, 40], text: Balance }
      - { role: text, box: [20, 200, 200, 40], text: "932,60" }
      - { role: text, box: [20, 300, 200, 40], text: "12:58" }
      - { role: button, box: [20, 400, 48, 48], clickable: true }
    pixels:
      - { box: [20, 112, 90, 12], color: "202020" }
      - { box: [20, 212, 90, 12], color: "202020" }
      - { box: [20, 312, 90, 12], color: "202020" }
      - { box: [34, 414, 20, 20], color: "202020" }
    """

  @Test func `another moment is one finding, and what compares is not run`() throws {
    let real = try RealCase(Self.moment)
    #expect(real.rules == ["capture-incomplete", "label-missing"])
    #expect(real.judgement.findings.first?.evidence["problem"]?.contains("932,60") == true)
    for rule in ["element-missing", "text-unexposed", "element-ghost", "frame-mismatch", "state-mismatch"] {
      #expect(real.reasonNotRun(rule)?.contains("different moments") == true, "\(rule)")
    }
    #expect(real.judgement.rulesRun.contains("target-size-platform"))
  }

  @Test(arguments: [(844, false), (846, false), (920, true)])
  func `a window that is higher than its picture is of another one`(height: Int, isFault: Bool) throws {
    let page = """
      nodes:
        - { role: button, box: [20, 100, 100, 48], label: Back }
        - { role: button, box: [20, 200, 48, 48] }
      pixels:
        - { box: [30, 110, 60, 12], color: "202020" }
        - { box: [30, 210, 20, 20], color: "202020" }
      """
    let real = try RealCase(page) { $0.size = Size(width: 390, height: height) }
    #expect(real.rules == (isFault ? ["capture-incomplete"] : []) + ["label-missing"])
    #expect((real.reasonNotRun("element-ghost")?.contains("390 by 920 px") == true) == isFault)
  }

  @Test func `of words in a script that cannot be read, text rules say that they did not run`() throws {
    let real = try RealCase(
      """
      seen:
        - { type: Text, box: [20, 110, 90, 20], text: "lJsJI oL" }
        - { type: Text, box: [20, 210, 90, 20], text: "aSlJ" }
      nodes:
        - { role: text, box: [20, 100, 200, 40], label: "طلبات" }
        - { role: button, box: [20, 200, 200, 44], label: "شاي أخضر" }
      pixels:
        - { box: [20, 112, 90, 12], color: "202020" }
        - { box: [20, 212, 90, 12], color: "202020" }
      """)
    #expect(real.rules.isEmpty)
    for rule in ["text-unexposed", "label-in-name"] {
      #expect(real.reasonNotRun(rule)?.contains("script") == true, "\(rule)")
    }
  }

  @Test(arguments: ["role: button, label: \"\\uF053\"", "role: Other, traits: [privateUseLabel]"])
  func `a name that is a glyph of an icon font is none`(node: String) throws {
    let real = try RealCase(
      """
      order: view
      seen:
        - { type: Icon, box: [20, 70, 24, 24], clickable: true }
      nodes:
        - { \(node), box: [10, 60, 44, 44] }
      pixels:
        - { box: [20, 70, 24, 24], color: "202020" }
      """)
    #expect(real.rules == ["label-missing"])
    #expect(real.judgement.findings.first?.outcome == .violation)
  }

  @Test func `the selected tab of Compose takes no tap, is a stop and states its selection`() throws {
    let real = try RealCase(
      """
      platform: android
      seen:
        - { type: TabBarItem, box: [0, 730, 130, 60], text: Home, state: selected }
        - { type: TabBarItem, box: [130, 730, 130, 60], text: Search, state: unselected }
        - { type: TabBarItem, box: [260, 730, 130, 60], text: Profile, state: unselected }
      nodes:
        - { role: View, box: [0, 730, 130, 60], text: Home, selected: true, clickable: false }
        - { role: View, box: [130, 730, 130, 60], text: Search, selected: false, clickable: true }
        - { role: View, box: [260, 730, 130, 60], text: Profile, selected: false, clickable: true }
      pixels:
        - { box: [40, 760, 50, 12], color: "202020" }
        - { box: [170, 760, 50, 12], color: "202020" }
        - { box: [300, 760, 50, 12], color: "202020" }
      """)
    #expect(real.screen.spoken.stops == [1, 2, 3])
    #expect(real.screen.spoken.isInteractive(1))
    #expect(real.rules.isEmpty)
  }

  @Test(arguments: [
    (44.0, nil), (43.6, nil), (43.4, .review(.nearLimit)), (42.9, .review(.nearLimit)), (42.5, .violation),
    (30, Outcome.violation),
  ])
  func `a size near the limit is a question`(side: Double, outcome: Outcome?) throws {
    let real = try RealCase(Self.closeButton(side: side))
    #expect(real.findings("target-size-platform").map(\.outcome) == (outcome.map { [$0] } ?? []))
  }

  @Test(arguments: [(40.0, Outcome.review(.propertyNotInDump)), (20, .violation)])
  func `a size by a guessed density is a question, unless it is far too small`(
    side: Double, outcome: Outcome
  ) throws {
    let real = try RealCase(Self.closeButton(side: side)) { $0.isScaleCertain = false }
    #expect(real.findings("target-size-platform").map(\.outcome) == [outcome])
  }

  private static func closeButton(side: Double) -> String {
    """
    nodes:
      - { role: button, box: [20, 100, \(side), 60], label: Close }
    pixels:
      - { box: [24, 120, 12, 12], color: "202020" }
    """
  }

  @Test func `a dump without roles cannot say that one is missing`() throws {
    let page = """
      unstated: [role]
      order: view
      seen:
        - { type: Icon, box: [340, 60, 24, 24], clickable: true }
      nodes:
        - { role: Other, box: [330, 50, 44, 44], label: Settings }
      pixels:
        - { box: [340, 60, 24, 24], color: "202020" }
      """
    let real = try RealCase(page)
    #expect(real.reasonNotRun("role-missing") == "the dump names no roles")
    #expect(real.findings("role-missing").isEmpty)
    #expect(
      try RealCase(page.replacing("[role]", with: "[]")).rules == ["role-missing"])
  }
}
