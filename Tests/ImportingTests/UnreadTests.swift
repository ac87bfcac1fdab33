import AccessibilityModel
import Importing
import Testing

/// What an importer does not understand is named, and the rest of the dump is read.
struct UnreadTests {
  struct Dump: Sendable, CustomTestStringConvertible {
    let format: String
    let text: String
    /// Each part as "kind line node".
    let unread: [String]

    init(_ format: String, _ text: String, _ unread: [String]) {
      (self.format, self.text, self.unread) = (format, text, unread)
    }

    var testDescription: String { "\(format): \(unread.joined(separator: ", "))" }
  }

  static let texts = [
    Dump(
      "xcuitest",
      """
      Test Case '-[UITests testLogin]' started.
          t =     0.31s Find the Application
      Attributes: Application, 0x1, label: 'Shop'
      Element subtree:
       →Application, 0x1, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
            Button, 0x3, {{16.0, 100.0}, {343.0, 50.0}}, label: 'Pay'
            … 4 more elided
            Button, 0x4, Wobbly, {{16.0, 200.0}, {343.0, 50.0}}, label: 'Two
      lines'

            <!-- cut by hand -->
      -----
      2026-11-25 12:49:34.123 UITests[1:2] done
      Path to element:
      whatever
      """, ["line 8 -", "field 9 3", "line 12 -"]),
    Dump(
      "xcuitest",
      """
      Applicat…, {{0.0, 0.0}, {375.0, 812.0}}
      Window, bare words
      a line of a log
      Window, 0x2, {{0.0, 0.0}, {375.0, 812.0}}
      """, ["line 1 -", "line 2 -"]),
    // A value has no quotes, so nothing says that it goes on.
    Dump(
      "xcuitest",
      "Window, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\n TextView, 0x3, {{0.0, 0.0}, {9.0, 9.0}}, value: first\nsecond",
      ["line 3 -"]),
  ]

  static let xml = [
    Dump(
      "uiautomator",
      """
      <hierarchy>
      <node class="a" bounds="[0,0][9,9]" checked="maybe" selected="">
      <node class="b" bounds="[0,0]"/>
      <extra/>
      </node></hierarchy>
      """, ["flag 2 0", "frame 3 1", "frame 4 2"]),
    Dump(
      "appium-android",
      """
      <hierarchy>
      <android.widget.FrameLayout bounds="[0,0][9,9]">
      <android.widget.Button bounds="far"/></android.widget.FrameLayout></hierarchy>
      """, ["frame 3 1"]),
    Dump(
      "appium-ios",
      """
      <AppiumAUT>
      <XCUIElementTypeApplication x="0" y="0" width="375" height="667">
      <XCUIElementTypeButton x="a" y="0" width="1" height="1" visible="yes"/>
      <XCUIElementTypeOther name="without a frame"/></XCUIElementTypeApplication></AppiumAUT>
      """, ["frame 3 1", "flag 3 1"]),
  ]

  static let json = [
    Dump(
      "idb",
      """
      [{"AXLabel": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "enabled": "often", "children": [
      7,
      {"AXLabel": "b", "AXFrame": "far"},
      {"AXLabel": "c", "AXFrame": null, "children": "none"}]}]
      """, ["flag 1 0", "node 2 0", "frame 3 1", "children 4 2"]),
    Dump(
      "maestro",
      """
      {"attributes": {"bounds": "[0,0][9,9]", "accessibilityText": "a", "checked": ""}, "children": [
      {"attributes": {"bounds": "far"}, "selected": 3, "children": []},
      null]}
      """, ["frame 2 1", "flag 2 1", "node 3 0"]),
    Dump(
      "harmony-uitest",
      """
      {"attributes": {"type": "Row", "bundleName": "a", "bounds": "[0,0][9,9]"}, "children": [
      {"attributes": {"type": "Text", "bounds": "far", "selected": "yes"}, "children": {}},
      []]}
      """, ["frame 2 1", "flag 2 1", "children 2 1", "node 3 0"]),
    Dump(
      "droidbot",
      """
      {"state_str": "", "views": [
      {"class": "a", "bounds": [[0, 0], [9, 9]], "temp_id": 0, "children": [1]},
      {"class": "b", "bounds": [[0, 0]], "temp_id": 1, "clickable": 1},
      "lost"]}
      """, ["frame 3 1", "flag 3 1", "node 4 -"]),
    Dump(
      "axe-android",
      """
      {"axeContext": {"axeView": {"axeViewId": 1, "className": "a",
      "boundsInScreen": {"left": 0, "top": 0, "right": 9, "bottom": 9}, "children": [
      {"className": "b", "isClickable": "no"},
      false]}}}
      """, ["frame 3 1", "flag 3 1", "node 4 0"]),
  ]

  @Test(arguments: texts + xml + json)
  func `what is not understood is named with its line, and the rest is read`(_ dump: Dump) throws {
    let tree = try TreeReader.tree(from: Array(dump.text.utf8), format: nil, canvas: Canvas())
    #expect(tree.format == dump.format)
    #expect(
      tree.unread.map { "\($0.kind.rawValue) \($0.line) \($0.node.map(String.init) ?? "-")" } == dump.unread)
    #expect(tree.nodes.isEmpty == false)
  }

  @Test(arguments: Samples.all)
  func `a sound dump is understood, with all that tools print around it`(_ sample: Sample) throws {
    #expect(try sample.tree().unread.isEmpty)
  }
}
