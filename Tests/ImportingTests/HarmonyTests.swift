import AccessibilityModel
import Geometry
import Importing
import Testing

/// What `uitest dumpLayout` of HarmonyOS says.
struct HarmonyTests {
  private static let phone = Size(width: 1216, height: 2688)

  @Test func `components have roles, and other words stay`() throws {
    let nodes = try Self.nodes()
    #expect(
      nodes.map(\.role) == [
        .other(""), .window, .group, .navigationBar, .image, .text, .text, .textField, .textField, .toggle,
        .checkbox, .slider, .list, .cell, .text, .group, .group, .text, .text, .text, .text, .group, .webView,
        .webView, .text, .link, .text, .tabBar, .tab, .text, .tab, .other("metaballNode"), .statusBar, .text,
      ])
    #expect(nodes[15].rawRole == "ListItem")
    #expect(nodes[28].rawRole == "Column")
  }

  @Test func `the display states nothing but its size`() throws {
    let display = try Self.nodes()[0]
    #expect(display.frame == Rect(x: 0, y: 0, width: 1216, height: 2688))
    #expect(display.isClickable == nil)
    #expect(display.isEnabled == nil)
    #expect(display.isVisible == nil)
    #expect(display.children == [1, 32])
  }

  @Test func `states are stated, also where they are false`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[4].isClickable == true)
    #expect(nodes[5].isClickable == false)
    #expect(nodes[1].isFocused == true)
    #expect(nodes[9].checked == .on)
    #expect(nodes[9].traits == ["checkable"])
    #expect(nodes[10].checked == .off)
    #expect(nodes[10].isEnabled == false)
    #expect(nodes[4].checked == nil)
    #expect(nodes[7].traits == ["longClickable"])
    #expect(nodes[12].traits == ["scrollable"])
    #expect([28, 30].map { nodes[$0].isSelected } == [true, false])
  }

  @Test func `a description names what has no text and follows a text`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[4].label == "Back")
    #expect(nodes[4].hint == nil)
    #expect(nodes[5].label == nil)
    #expect(nodes[5].text == "Notes")
    #expect(nodes[5].hint == "Three notes, newest first")
    // An icon font's glyph is no name.
    #expect(nodes[6].label == "More")
    #expect(nodes[6].text == nil)
    #expect(nodes[6].traits == ["privateUseLabel"])
  }

  @Test func `a field's text is its value and its hint the placeholder`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[7].value == nil)
    #expect(nodes[7].placeholder == "Search notes")
    #expect(nodes[8].value == "Buy milk")
    #expect(nodes[8].placeholder == "Write here")
    #expect(nodes[8].text == nil)
    #expect(nodes[8].hint == nil)
  }

  @Test func `a slider's text is its value`() throws {
    let slider = try Self.nodes()[11]
    #expect(slider.value == "40.000000")
    #expect(slider.label == "Text size")
    #expect(slider.text == nil)
  }

  @Test func `the identifier is the id, else the key`() throws {
    let nodes = try Self.nodes()
    #expect([4, 7, 32].map { nodes[$0].identifier } == ["notes_back", "notes_search", "session21"])
    #expect(nodes[5].identifier == nil)
  }

  @Test func `a text that is not the drawn one is the label`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[9].label == "Locked notes")
    #expect(nodes[9].text == nil)
    #expect(nodes[20].label == "Two of five done")
    #expect(nodes[20].text == "2/5")
    #expect(nodes[20].isAccessible == nil)
  }

  @Test func `a group with the text of what is inside is one stop`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[16].label == "Monday, 9 o'clock")
    #expect(nodes[16].isAccessible == true)
    #expect(nodes[17].isAccessible == nil)
  }

  @Test func `drawn text without a spoken one is kept from the screen reader`() throws {
    let advertisement = try Self.nodes()[19]
    #expect(advertisement.isAccessible == false)
    #expect(advertisement.text == nil)
    #expect(advertisement.label == nil)
  }

  @Test func `a web view has its address as the value, and its nodes keep what they state`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[22].value == "https://notes.example/help")
    #expect(nodes[22].text == nil)
    #expect(nodes[25].text == "Ask us")
    #expect(nodes[25].isClickable == true)
    // The nodes state an opacity of 0 although they are drawn.
    #expect(nodes[25].isVisible == true)
    #expect(nodes[26].isVisible == false)
  }

  @Test func `frames are the visible parts, and the whole ones serve where those are empty`() throws {
    let nodes = try Self.nodes()
    #expect(nodes[21].frame == Rect(x: 0, y: 1898, width: 1216, height: 90))
    #expect(nodes[31].frame == Rect(x: 875, y: 2513, width: 75, height: 75))
  }

  @Test func `every node has its line`() throws {
    #expect(try Self.nodes().map(\.line) == Array(1...34))
  }

  @Test(arguments: [(240.0, Role.statusBar), (2688.0, .window)])
  func `only a low window of the system is its status bar`(_ window: (height: Double, role: Role)) throws {
    let text = """
      {"attributes":{"type":"","bounds":"[0,0][1216,2688]","accessibilityId":""},"children":[
      {"attributes":{"type":"WindowScene","bounds":"[0,0][1216,\(window.height)]",
      "bundleName":"com.ohos.sceneboard"},"children":[]}]}
      """
    let tree = try TreeReader.tree(
      from: Array(text.utf8), format: nil, canvas: Canvas(imageSize: Self.phone))
    #expect(tree.nodes[1].role == window.role)
  }

  @Test func `a root without attributes and missing drawn texts are of older versions`() throws {
    let text = """
      {"attributes":{},"children":[{"attributes":{"type":"Text","text":"Hello","hostWindowId":"4",
      "bounds":"[0,0][90,40]"},"children":[]}]}
      """
    let tree = try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    #expect(tree.format == "harmony-uitest")
    #expect(tree.nodes[1].text == "Hello")
    #expect(tree.nodes[1].label == nil)
    #expect(tree.nodes[1].isClickable == nil)
  }

  private static func nodes() throws -> [Node] { try Samples.tree("harmony-uitest.json", phone).nodes }
}
