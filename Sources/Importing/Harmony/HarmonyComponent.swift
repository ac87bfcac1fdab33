import AccessibilityModel
import Geometry

/// One component of a HarmonyOS layout: strings in an object, empty where nothing is stated.
struct HarmonyComponent {
  private let value: JSONValue
  private let attributes: JSONValue?
  let frame: Rect?
  /// The line of bounds that are stated and not understood.
  let unreadFrame: Int?

  init(_ value: JSONValue) {
    self.value = value
    attributes = value["attributes"]
    // The dump races with the layout: "bounds" can be empty where "origBounds" is not.
    let stated = ["bounds", "origBounds"].lazy.compactMap { [attributes] in attributes?[$0] }
    guard let bounds = stated.first(where: { $0.string?.isEmpty == false }) else {
      (frame, unreadFrame) = (nil, nil)
      return
    }
    frame = bounds.string.flatMap { FrameText.edges($0) }
    unreadFrame = frame == nil ? bounds.line : nil
  }

  /// Adds the component's parts that are not understood to what the tree leaves out.
  func leaveOut(in builder: inout TreeBuilder) {
    if let unreadFrame {
      builder.leaveOut(
        .frame, line: unreadFrame, because: "\"bounds\" must be \"[left,top][right,bottom]\"")
    }
    builder.leaveOutFlags(
      of: attributes,
      named: [
        "clickable", "checkable", "checked", "selected", "enabled", "focused", "visible", "scrollable",
        "longClickable",
      ])
  }

  /// Whether it is a window of the system's own interface: status bar, window handle, home screen.
  var isSystemWindow: Bool { text("type") == "WindowScene" && text("bundleName") == "com.ohos.sceneboard" }

  /// The node in the words of our model.
  func node() -> Node {
    let type = text("type") ?? ""
    let isClickable = bool("clickable")
    let empty = Rect(x: 0, y: 0, width: 0, height: 0)
    let role = HarmonyRoles.role(of: type, isClickable: isClickable)
    var node = Node(role: role, rawRole: type, frame: frame ?? empty)
    node.identifier = text("id") ?? text("key")
    node.line = value.line
    node.isClickable = isClickable
    setWords(of: &node)
    setState(of: &node)
    return node
  }

  /// "text" is what the screen reader hears, "originalText" what is drawn.
  ///
  /// An accessibility text stands in "text" in the place of the drawn one, a group has the text of what is
  /// inside, and a component that is kept from the screen reader has none.
  private func setWords(of node: inout Node) {
    let heard = text("text")
    let drawn = attributes?["originalText"] == nil ? heard : text("originalText")
    let hint = text("hint")
    let label = heard == drawn ? nil : heard
    var name = label
    if node.role.isField {
      node.placeholder = hint
      node.value = drawn == hint ? nil : drawn
    } else if Self.isValue(of: node.role) {
      node.value = drawn
      node.hint = hint
    } else {
      node.hint = hint
      name = heard.flatMap { Wording.isGlyphs($0) ? nil : $0 }
      if heard == nil, drawn != nil { node.isAccessible = false } else { node.setText(drawn) }
      if let label, drawn == nil, isText(ofInside: label) { node.isAccessible = true }
    }
    // A description is the name where there is no other, and is read after the name where there is one.
    let description = text("description")
    node.setLabel(label ?? (name == nil ? description : nil))
    if name != nil, node.hint == nil { node.hint = description }
  }

  /// Whether a text is what ArkUI joins for a group from the components inside, which it reads as one.
  private func isText(ofInside joined: String) -> Bool {
    var open = (value["children"]?.array ?? []).reversed() as [JSONValue]
    var texts: [String] = []
    while let next = open.popLast() {
      if let text = next["attributes"]?["text"]?.string, !text.isEmpty {
        texts.append(text)
      } else {
        open.append(contentsOf: (next["children"]?.array ?? []).reversed())
      }
    }
    return !texts.isEmpty && texts.joined(separator: ", ") == joined
  }

  /// Whether the text is a state and no name: how far a slider is, where a web view is.
  private static func isValue(of role: Role) -> Bool {
    role == .slider || role == .stepper || role == .progress || role == .webView
  }

  private func setState(of node: inout Node) {
    let isCheckable = bool("checkable")
    // "checked" is written for every component and means something on checkable ones only.
    if isCheckable == true || node.role.isTwoState { node.checked = bool("checked").map { $0 ? .on : .off } }
    node.isSelected = bool("selected")
    node.isEnabled = bool("enabled")
    node.isFocused = bool("focused")
    node.isVisible = bool("visible")
    for trait in ["checkable", "scrollable", "longClickable"] {
      node.mark(Trait(rawValue: trait), if: bool(trait))
    }
  }

  private func text(_ key: String) -> String? { Wording.spoken(attributes?[key]?.looseString) }

  private func bool(_ key: String) -> Bool? { attributes?[key]?.looseBool }
}
