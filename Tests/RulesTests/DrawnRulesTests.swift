import AccessibilityModel
import Findings
import Testing

/// What the examples of the rules that need the picture cannot say, after classes of real screens.
@Suite struct DrawnRulesTests {
  private static let paleIcon = """
    seen:
      - { type: Icon, box: [340, 60, 24, 24], clickable: true }
    nodes:
      - { role: button, box: [330, 50, 44, 44], label: Settings }
    pixels:
      - { box: [343, 63, 18, 18], color: "BDBDBD" }
    """

  @Test func `a root without a place that is called disabled exempts nothing`() throws {
    // Maestro's root on iOS: enabled is false, and the frame is empty.
    let real = try RealCase(Self.paleIcon) { tree in
      tree.nodes[0].isEnabled = false
      tree.nodes[0].frame = .init(x: 0, y: 0, width: 0, height: 0)
    }
    #expect(real.findings("contrast-nontext").map(\.outcome) == [.violation])
  }

  @Test func `the outline of a field is measured in the pixels`() throws {
    let real = try RealCase(
      """
      seen:
        - { type: TextField, box: [20, 100, 350, 48] }
      nodes:
        - { role: textField, box: [20, 100, 350, 48], label: Name }
      pixels:
        - { box: [20, 100, 350, 48], color: "F5F5F5" }
        - { box: [21, 101, 348, 46], color: "FFFFFF" }
      """)
    #expect(real.findings("contrast-nontext").map(\.outcome) == [.violation])
    #expect(real.findings("contrast-nontext").first?.evidence["part"] == "outline")
  }

  @Test func `where the dump names roles, what only looks like a field is none`() throws {
    let card = """
      seen:
        - { type: TextField, box: [20, 100, 350, 48] }
      nodes:
        - { role: ROLE, box: [20, 100, 350, 48], label: System health }
      pixels:
        - { box: [20, 100, 350, 48], color: "F0F0F0" }
      """
    #expect(try RealCase(card.replacing("ROLE", with: "button")).findings("contrast-nontext").isEmpty)
    let unnamed = try RealCase(card.replacing("ROLE", with: "View")) { $0.unstated = [.role] }
    #expect(unnamed.findings("contrast-nontext").count == 1)
  }
}
