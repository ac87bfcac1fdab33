import AccessibilityModel
import Speech
import Testing

@Suite struct DeclaredTests {
  @Test(
    arguments: [
      (Samples.node(.button, "Back"), "Back, button", "Back, button"),
      (
        Samples.node(.toggle, "Wi-Fi") { $0.checked = .on }, "Wi-Fi, switch button, on", "On, Wi-Fi, switch"
      ),
      (
        Samples.node(.toggle, "Wi-Fi") {
          $0.checked = .off
          $0.value = "0"
        }, "Wi-Fi, switch button, off", "Off, Wi-Fi, switch"
      ),
      (
        Samples.node(.checkbox, "Accept") { $0.checked = .mixed }, "Accept, checkbox, mixed",
        "Partially checked, Accept, check box"
      ),
      (
        Samples.node(.button, "Save") {
          $0.isEnabled = false
          $0.isClickable = true
        }, "Save, dimmed, button", "Save, button, disabled"
      ),
      (Samples.node(.heading, "Settings"), "Settings, heading", "Settings, heading"),
      (Samples.node(.text, "Settings") { $0.headingLevel = 2 }, "Settings, heading", "Settings, heading"),
      (
        Samples.node(.slider, "Volume") { $0.value = "50 %" }, "Volume, 50 %, adjustable",
        "50 %, Volume, slider"
      ),
      (
        Samples.node(.textField, "Email") { $0.value = "a@b.org" }, "Email, a@b.org, text field",
        "a@b.org, Email, edit box"
      ),
      (
        Samples.node(.searchField, nil) { $0.placeholder = "Find" }, "Find, search field", "Find, edit box"
      ),
      (
        Samples.node(.button, nil) { $0.isClickable = true }, "button", "unlabeled, button"
      ),
      (
        Samples.node(.button, "Pay") { $0.hint = "Opens the\nreceipt" }, "Pay, button, Opens the receipt",
        "Pay, button, Opens the receipt"
      ),
      (Samples.node(.text, "\u{F053} Total"), "Total", "Total"),
    ] as [(Node, String, String)])
  func `a stop is worded as its reader words it`(node: Node, voiceOver: String, talkBack: String) {
    #expect(Samples.spoken([node]) == [voiceOver])
    // On Android only what states an action is a control.
    var android = node
    android.isClickable = node.role.isControl ? true : nil
    #expect(Samples.spoken([android], platform: .android) == [talkBack])
  }

  @Test func `tabs are numbered, the selected one says so first`() {
    let bar = Samples.node(.tabBar, "Tab Bar", y: 750)
    let names = ["Home", "Search", "Me"]
    let tabs = names.enumerated().map { index, name in
      Samples.node(.button, name, in: 1, y: 750, x: Double(index) * 120) { $0.isSelected = index == 1 }
    }
    #expect(
      Samples.spoken([bar] + tabs) == [
        "Home, tab, 1 of 3", "selected, Search, tab, 2 of 3", "Me, tab, 3 of 3",
      ])
  }

  @Test func `segments are numbered buttons, one alone has no number`() {
    let control = Samples.node(.segmentedControl, nil)
    let segments = ["Day", "Week"].map { Samples.node(.button, $0, in: 1) }
    #expect(Samples.spoken([control] + segments) == ["Day, button, 1 of 2", "Week, button, 2 of 2"])
    #expect(Samples.spoken([control, segments[0]]) == ["Day, button"])
  }

  @Test func `an app that counts its tabs itself is not counted twice`() {
    let tabs = ["Home, tab 1 of 2", "Me, tab 2 of 2"].map { Samples.node(.tab, $0) }
    #expect(Samples.spoken(tabs) == ["Home, tab 1 of 2, tab", "Me, tab 2 of 2, tab"])
    let numbers = ["3 of 4 steps", "Rest"].map { Samples.node(.tab, $0) }
    #expect(Samples.spoken(numbers)[1] == "Rest, tab, 2 of 2")
  }

  @Test func `a view tree is read by place, rows first`() {
    let nodes = [
      Samples.node(.button, "Below", y: 300), Samples.node(.button, "Right", y: 104, x: 200),
      Samples.node(.button, "Left", y: 100),
    ]
    #expect(Samples.spoken(nodes, order: .view) == ["Left, button", "Right, button", "Below, button"])
    #expect(Samples.spoken(nodes) == ["Below, button", "Right, button", "Left, button"])
    // The tops of one row differ by less than 8 points on a phone.
    let apart = [Samples.node(.button, "Low", y: 108), Samples.node(.button, "High", y: 100, x: 200)]
    #expect(Samples.spoken(apart, order: .view) == ["High, button", "Low, button"])
  }

  @Test func `how to use a control is said only when asked for`() {
    let toggle = Samples.node(.toggle, "Wi-Fi") {
      $0.checked = .on
      $0.isClickable = true
    }
    #expect(
      Samples.spoken([toggle], usage: true) == ["Wi-Fi, switch button, on, double tap to toggle setting"])
    #expect(
      Samples.spoken([toggle], platform: .android, usage: true) == [
        "On, Wi-Fi, switch, double-tap to toggle"
      ])
    let button = Samples.node(.button, "Pay") { $0.isClickable = true }
    #expect(Samples.spoken([button], usage: true) == ["Pay, button"])
    #expect(
      Samples.spoken([button], platform: .android, usage: true) == ["Pay, button, double-tap to activate"])
    var dimmed = button
    dimmed.isEnabled = false
    #expect(Samples.spoken([dimmed], platform: .android, usage: true) == ["Pay, button, disabled"])
  }

  @Test func `every role and state can be worded by every reader without a crash`() {
    for reader in Reader.allCases {
      for role in Role.named + [.other("carousel")] {
        for checked in [Node.Checked.on, .off, .mixed] {
          var said = Announcement(name: nil, role: role)
          said.checked = checked
          said.isSelected = true
          said.isInteractive = true
          #expect(ReaderWording.of(reader).utterance(said, usage: true).parts.isEmpty == false)
        }
      }
    }
  }
}
