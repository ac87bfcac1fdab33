import AccessibilityModel
import Geometry
import Importing
import Testing

/// What Android's dumps say, format by format.
struct AndroidTests {
  private static let phone = Size(width: 1080, height: 1920)

  @Test func `uiautomator keeps label and text apart`() throws {
    let nodes = try Samples.tree("uiautomator.xml", Self.phone).nodes
    #expect(
      nodes.map(\.role) == [.group, .button, .text, .secureTextField, .checkbox, .other("android.view.View")])
    #expect(nodes[1].traits == ["naf", "longClickable"])
    #expect(nodes[1].isClickable == true)
    #expect(nodes[1].identifier == "org.example.shop:id/back")
    #expect(nodes[2].label == "Title")
    #expect(nodes[2].text == "Two\nlines & more")
    #expect(nodes[2].isSelected == true)
    #expect(nodes[2].checked == nil)
    #expect(nodes[3].value == "hunter2")
    #expect(nodes[3].text == nil)
    #expect(nodes[3].isFocused == true)
    #expect(nodes[4].checked == .on)
    #expect(nodes[4].isEnabled == false)
    #expect(nodes[4].isSelected == false)
    #expect(nodes[5].frame.isEmpty)
    #expect(nodes[5].isVisible == nil)
  }

  @Test func `tags over several lines begin where they begin`() throws {
    let nodes = try Samples.tree("uiautomator-indented.xml", Size(width: 720, height: 1280)).nodes
    #expect(nodes.map(\.line) == [4, 8, 14])
    #expect(nodes[1].placeholder == "Search")
    #expect(nodes[1].value == nil)
    #expect(nodes[2].text == nil)
    #expect(nodes[2].traits.contains("privateUseLabel"))
  }

  @Test func `Appium states what is displayed`() throws {
    let nodes = try Samples.tree("appium-android.xml", Size(width: 1440, height: 2880)).nodes
    #expect(nodes.map(\.role) == [.group, .list, .toggle, .other("com.example.shop.FancyDial")])
    #expect(nodes[2].isVisible == false)
    #expect(nodes[2].checked == .off)
    #expect(nodes[2].hint == "Double tap")
    #expect(nodes[3].headingLevel == 0)
    #expect(nodes[3].isClickable == nil)
    #expect(nodes[3].parent == 0)
    #expect(nodes.map(\.line) == [3, 4, 5, 7])
  }

  @Test func `DroidBot's indices make the tree`() throws {
    let nodes = try Samples.tree("droidbot.json", Self.phone).nodes
    #expect(nodes.map(\.role) == [.group, .group, .textField, .button])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 0])
    #expect(nodes.map(\.line) == [10, 20, 17, 13])
    #expect(nodes[1].isVisible == false)
    #expect(nodes[1].traits == ["covered"])
    #expect(nodes[1].isSelected == true)
    #expect(nodes[2].value == "milk")
    #expect(nodes[3].label == "New task")
    #expect(nodes[3].frame == Rect(x: 438, y: 1662, width: 204, height: 204))
  }

  @Test func `axe-android says what TalkBack leaves out`() throws {
    let nodes = try Samples.tree("axe-android.json", Size(width: 1440, height: 2880)).nodes
    #expect(nodes.map(\.isAccessible) == [nil, nil, false])
    #expect(nodes[1].label == "Game icon")
    #expect(nodes[1].frame == Rect(x: 56, y: 350, width: 252, height: 252))
    #expect(nodes[2].role == .other("zk"))
    #expect(nodes[2].text == "12:00")
  }

  @Test func `Maestro tells Android by its classes`() throws {
    let nodes = try Samples.tree("maestro-android.json", Size(width: 1080, height: 2400)).nodes
    #expect(nodes[2].role == .toggle)
    #expect(nodes[2].checked == .on)
    #expect(nodes[2].label == "Wi-Fi")
    #expect(nodes[3].placeholder == "Name")
    #expect(nodes[3].value == nil)
    #expect(nodes[3].checked == nil)
  }
}
