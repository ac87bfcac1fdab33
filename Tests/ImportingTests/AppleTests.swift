import AccessibilityModel
import Geometry
import Importing
import Testing

/// What Apple's dumps say, format by format.
struct AppleTests {
  @Test func `an attachment's quirks are read`() throws {
    let nodes = try Samples.tree("xcuitest-attachment.txt", Samples.iPhone).nodes
    #expect(nodes[0].label == "Ledger")
    #expect(nodes[0].frame == Samples.iPhone.bounds)
    #expect(nodes[4].label == nil)
    #expect(nodes[5].isEnabled == false)
    #expect(nodes[6].placeholder == "Month")
    #expect(nodes[6].value == "January, 2025")
    #expect(nodes[6].isFocused == true)
    #expect(nodes[6].frame.y == -165)
    #expect(nodes[7].value == "first line\nsecond line, with a comma")
    #expect(nodes[8].label == "It's 'new', really")
    #expect(nodes[8].line == 10)
    #expect(nodes[9].label == "Two\nlines")
    #expect(nodes[10].checked == .on)
    #expect(nodes[11].label == nil)
    #expect(nodes[11].traits == ["privateUseLabel"])
    #expect(nodes[12].frame.isEmpty)
    #expect(nodes[13].role == .other("Other"))
    #expect(nodes[13].value == "0%")
    #expect(nodes[15].isSelected == true)
    #expect(nodes[16].isSelected == nil)
    #expect(nodes[16].identifier == "gear")
    #expect(nodes[15].parent == 14)
  }

  @Test(arguments: ["xcuitest-console.txt", "xcuitest-one-line.txt"])
  func `the console's forms agree`(_ file: String) throws {
    let nodes = try Samples.tree(file, Samples.iPhoneX).nodes
    #expect(nodes.map(\.role) == [.application, .window, .button, .text])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 2])
    #expect(nodes[2].label == "Bob's cart")
  }

  @Test func `an unknown word is kept as the role`() throws {
    let nodes = try Samples.tree("xcuitest-no-address.txt", Samples.iPhoneX).nodes
    #expect(nodes[3].role == .other("Hologram"))
    #expect(nodes[3].parent == 1)
  }

  @Test func `old descriptions carry the trait mask`() throws {
    let nodes = try Samples.tree("xcuitest-old.txt", Size(width: 640, height: 1136)).nodes
    #expect(nodes[2].traits == ["button", "selected"])
    #expect(nodes[2].isSelected == true)
    #expect(nodes[3].headingLevel == 0)
    #expect(nodes[3].isSelected == false)
  }

  @Test func `a name that is no label is an identifier`() throws {
    let nodes = try Samples.tree("appium-ios-aut.xml", Size(width: 750, height: 1334)).nodes
    #expect(nodes.map(\.identifier) == [nil, "Title", nil, nil, "skip_button"])
    #expect(nodes.map(\.label) == ["App.dev", nil, nil, "Skip", "Skip"])
    #expect(nodes[4].isEnabled == false)
    #expect(nodes[3].isSelected == nil)
    #expect(nodes[3].frame == Rect(x: 606, y: 40, width: 128, height: 88))
    #expect(nodes[3].line == 6)
  }

  @Test func `newer attributes are read where they are`() throws {
    let nodes = try Samples.tree("appium-ios-bare.xml", Samples.iPhone).nodes
    #expect(nodes[1].line == 2)
    #expect(nodes[1].label == "Lock & key")
    #expect(nodes[1].identifier == "lock")
    #expect(nodes[1].checked == .off)
    #expect(nodes[1].isAccessible == true)
    #expect(nodes[1].traits == ["button", "toggleButton"])
    #expect(nodes[1].isSelected == false)
    #expect(nodes[2].placeholder == "E-mail")
    #expect(nodes[2].isFocused == true)
    #expect(nodes[2].isSelected == nil)
    #expect(nodes[4].isSelected == true)
  }

  @Test func `the old driver's hint is kept`() throws {
    let nodes = try Samples.tree("appium-ios-uia.xml", Size(width: 640, height: 1136)).nodes
    #expect(nodes[2].role == .button)
    #expect(nodes[2].hint == "Opens your account")
  }

  @Test func `idb speaks macOS`() throws {
    let nodes = try Samples.tree("idb-flat.json", Samples.iPhonePro).nodes
    #expect(nodes.map(\.role) == [.application, .heading, .toggle, .textField, .tab, .text])
    #expect(nodes.map(\.parent) == [nil, 0, 0, 0, 0, 0])
    #expect(nodes.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(nodes[1].label == "Kasse 🛒")
    #expect(nodes[1].actions == ["Teilen"])
    #expect(nodes[2].checked == .on)
    #expect(nodes[2].hint == "Locks the app")
    #expect(nodes[2].identifier == "lock")
    #expect(nodes[3].label == nil)
    #expect(nodes[3].value == "114000")
    #expect(nodes[3].isEnabled == false)
    #expect(nodes[3].isSelected == nil)
    #expect(nodes[4].isSelected == true)
    #expect(nodes[5].frame.isEmpty)
  }

  @Test func `nesting and noise of AXe are kept and rounded`() throws {
    let nodes = try Samples.tree("axe-nested.json", Samples.iPhone).nodes
    #expect(nodes.map(\.parent) == [nil, 0, 0, 2])
    #expect(nodes[1].frame == Rect(x: 48, y: 304, width: 430, height: 122))
    #expect(nodes[3].role == .image)
    #expect(nodes[3].line == 28)
  }

  @Test func `JSON in a string is on the string's line`() throws {
    let nodes = try Samples.tree("idb-mcp-string.json", Samples.iPhonePro).nodes
    #expect(nodes.map(\.label) == ["Shop", "Pay"])
    #expect(nodes.map(\.line) == [2, 2])
  }

  @Test func `Maestro's banner and booleans beside the attributes are understood`() throws {
    let nodes = try Samples.tree("maestro-ios.txt", Samples.iPhone).nodes
    #expect(nodes.map(\.label) == [nil, "Shop", "Today"])
    #expect(nodes[2].value == "1 of 2")
    #expect(nodes[2].identifier == "tab_today")
    #expect(nodes[2].isSelected == true)
    #expect(nodes[2].checked == nil)
    #expect(nodes[2].line == 13)
  }

  @Test func `Maestro's frames in pixels are told from those in points`() throws {
    let nodes = try Samples.tree("maestro-mixed.json", Samples.iPhone).nodes
    #expect(nodes[1].frame == Samples.iPhone.bounds)
    #expect(nodes[2].frame == Rect(x: 60, y: 2300, width: 1059, height: 200))
    #expect(nodes[3].frame == Rect(x: 420, y: 2100, width: 339, height: 78))
    #expect(nodes[4].frame == Samples.iPhone.bounds)
    #expect(nodes[5].frame == Rect(x: 60, y: 5400, width: 1059, height: 252))
  }
}
