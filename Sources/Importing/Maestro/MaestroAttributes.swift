import AccessibilityModel
import Geometry

/// The attributes of one Maestro node, strings in an object and booleans beside it.
struct MaestroAttributes {
  private let value: JSONValue
  private let attributes: JSONValue?
  let frame: Rect?
  /// The line of bounds that are stated and not understood.
  let unreadFrame: Int?

  init(_ value: JSONValue) {
    self.value = value
    attributes = value["attributes"]
    guard let bounds = attributes?["bounds"], bounds.string?.isEmpty == false else {
      (frame, unreadFrame) = (nil, nil)
      return
    }
    frame = bounds.string.flatMap { FrameText.edges($0) }
    unreadFrame = frame == nil ? bounds.line : nil
  }

  /// Adds the node's parts that are not understood to what the tree leaves out.
  func leaveOut(in builder: inout TreeBuilder) {
    if let unreadFrame {
      builder.leaveOut(
        .frame, line: unreadFrame, because: "\"bounds\" must be \"[left,top][right,bottom]\"")
    }
    for object in [attributes, value] {
      builder.leaveOutFlags(
        of: object,
        named: [
          "checkable", "checked", "clickable", "enabled", "focused", "selected", "password", "scrollable",
          "long-clickable",
        ])
    }
  }

  /// A node of a dump from iOS, which names no roles.
  func appleNode() -> Node {
    var element = AppleElement(word: text("elementType") ?? "")
    element.label = text("accessibilityText") ?? text("text")
    element.value = text("value")
    element.placeholder = text("hintText")
    // Only fields have a placeholder, so one tells the role that the dump does not name.
    if element.word.isEmpty, element.placeholder != nil { element.role = .textField }
    element.identifier = text("resource-id")
    element.frame = frame
    element.isSelected = bool("selected")
    element.isEnabled = bool("enabled")
    element.isFocused = bool("focused")
    element.line = value.line
    var node = element.node()
    // "checked" is false for everything that cannot be checked, so only true says something.
    if bool("checked") == true { node.checked = .on }
    return node
  }

  /// A node of a dump from Android.
  func androidNode() -> Node {
    var view = AndroidView()
    view.className = text("class")
    view.text = text("text")
    view.contentDescription = text("accessibilityText")
    view.hint = text("hintText")
    view.resourceID = text("resource-id")
    view.frame = frame
    view.isCheckable = bool("checkable") ?? isCheckableClass
    view.isChecked = bool("checked")
    view.isClickable = bool("clickable")
    view.isEnabled = bool("enabled")
    view.isFocused = bool("focused")
    view.isSelected = bool("selected")
    view.isPassword = bool("password")
    if bool("scrollable") == true { view.traits.insert("scrollable") }
    if bool("long-clickable") == true { view.traits.insert("longClickable") }
    view.line = value.line
    return view.node()
  }

  private var isCheckableClass: Bool? {
    switch AndroidRoles.role(of: text("class"), isPassword: false, isCheckable: false) {
    case .checkbox, .radio, .toggle: true
    default: bool("checked") == true ? true : nil
    }
  }

  private func text(_ key: String) -> String? { Wording.spoken(attributes?[key]?.looseString) }

  private func bool(_ key: String) -> Bool? { attributes?[key]?.looseBool ?? value[key]?.looseBool }
}
