import AccessibilityModel
import Findings
import Testing

/// What the examples of role-missing, element-overmerged and state-mismatch cannot say.
@Suite struct ControlRulesTests {
  private static let icon = """
    seen:
      - { type: Icon, box: [340, 60, 24, 24], clickable: true }
    nodes:
      - { role: Other, box: [330, 50, 44, 44], label: Settings }
    pixels:
      - { box: [340, 60, 24, 24], color: "202020" }
    """

  @Test(arguments: [
    (0.95, [Outcome.violation]), (0.8, [.review(.uncertainRecognition)]), (0.6, []),
  ])
  func `an icon declared as a text is judged as surely as a tap on it does something`(
    clickable: Double, outcomes: [Outcome]
  ) throws {
    let real = try RealCase(Self.icon, clickable: clickable)
    #expect(real.findings("role-missing").map(\.outcome) == outcomes)
  }

  @Test(arguments: [(0.95, Outcome.violation), (0.7, .review(.uncertainRecognition))])
  func `two icons in one node are as sure as a tap on both does something`(
    clickable: Double, outcome: Outcome
  ) throws {
    let real = try RealCase(
      """
      seen:
        - { type: Icon, box: [20, 60, 24, 24], clickable: true }
        - { type: Icon, box: [80, 60, 24, 24], clickable: true }
      nodes:
        - { role: button, box: [10, 50, 104, 44], label: "Search, Filter" }
      pixels:
        - { box: [20, 60, 24, 24], color: "202020" }
        - { box: [80, 60, 24, 24], color: "202020" }
      """, clickable: clickable)
    #expect(real.findings("element-overmerged").map(\.outcome) == [outcome])
  }

  @Test func `the signs at both ends of a row with words are no controls of their own`() throws {
    // A tap on them does what a tap on the row does, so recognition calls them clickable.
    let real = try RealCase(
      """
      platform: android
      seen:
        - { type: Icon, box: [20, 110, 24, 24], clickable: true }
        - { type: Text, box: [60, 112, 100, 20], text: Profile, clickable: true }
        - { type: Icon, box: [360, 112, 10, 20], icon: chevron, clickable: true }
      nodes:
        - { role: button, box: [0, 100, 390, 48], text: Profile, clickable: true }
      pixels:
        - { box: [20, 110, 24, 24], color: "202020" }
      """)
    #expect(real.findings("element-overmerged").isEmpty)
  }

  @Test(arguments: [(Node.Checked.on, 0), (.off, 1), (.mixed, 0)])
  func `a mixed box is neither drawn on nor off`(stated: Node.Checked, count: Int) throws {
    let real = try RealCase(
      """
      seen:
        - { type: Checkbox, box: [20, 200, 24, 24], state: selected }
      nodes:
        - { role: checkbox, box: [10, 190, 44, 44], label: All }
      pixels:
        - { box: [20, 200, 24, 24], color: "202020" }
      """
    ) { $0.nodes[1].checked = stated }
    #expect(real.findings("state-mismatch").count == count)
  }

  @Test func `the mismatch says what is drawn and what is stated`() throws {
    let real = try RealCase(
      """
      seen:
        - { type: Toggle, box: [320, 200, 51, 31], state: selected }
      nodes:
        - { role: toggle, box: [316, 196, 59, 44], label: Wi-Fi, checked: false }
      pixels:
        - { box: [320, 200, 51, 31], color: "20A020" }
      """)
    let finding = try #require(real.findings("state-mismatch").first)
    #expect(finding.evidence["drawn"] == "on")
    #expect(finding.evidence["stated"] == "off")
    #expect(finding.evidence["node"] == "\"Wi-Fi\"")
  }
}
