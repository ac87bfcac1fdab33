import AccessibilityModel
import Geometry

/// One view as Android's dumps describe it, under whichever names; nil means that the dump does not say.
struct AndroidView {
  var className: String?
  var text: String?
  var contentDescription: String?
  var hint: String?
  var isShowingHint: Bool?
  var stateDescription: String?
  var resourceID: String?
  var frame: Rect?
  var isCheckable: Bool?
  var isChecked: Bool?
  var isClickable: Bool?
  var isEnabled: Bool?
  var isFocusable: Bool?
  var isFocused: Bool?
  var isSelected: Bool?
  var isPassword: Bool?
  var isVisible: Bool?
  var isHeading: Bool?
  var isImportant: Bool?
  var isScreenReaderStop: Bool?
  var traits: Set<Trait> = []
  var line: Int?

  /// What dumps of views leave out: which text labels a field, how far a slider is, and, unless one of the views says
  /// it, what is kept from screen readers and what is a heading.
  static func unstated(by nodes: [Node], saysHeadings: Bool = false) -> Set<Statement> {
    var unstated: Set<Statement> = [.labelFor, .range, .hint, .traits]
    if nodes.contains(where: { $0.isAccessible != nil }) == false { unstated.insert(.importance) }
    if saysHeadings == false { unstated.insert(.heading) }
    return unstated
  }

  /// What the order of the views means: the framework orders views for TalkBack before it dumps them; Compose tells
  /// TalkBack another order than it lists, by place, and dumps do not hold it.
  static func order(of nodes: [Node]) -> AccessibilityTree.Order { isCompose(nodes) ? .view : .traversal }

  /// A plain view has no children; where one has texts below it, Compose made it up. Flutter lists no text views.
  private static func isCompose(_ nodes: [Node]) -> Bool {
    if nodes.contains(where: { $0.role == .webView }) { return false }
    return nodes.contains { node in
      if node.rawRole.hasSuffix("ComposeView") { return true }
      guard node.rawRole == "android.widget.TextView", let parent = node.parent else { return false }
      return nodes[parent].rawRole == "android.view.View"
    }
  }

  /// The node in the words of our model.
  func node() -> Node {
    let role = AndroidRoles.role(
      of: className, isPassword: isPassword == true, isCheckable: isCheckable == true)
    let empty = Rect(x: 0, y: 0, width: 0, height: 0)
    var node = Node(role: role, rawRole: className ?? "", frame: frame ?? empty)
    node.traits = traits
    node.setLabel(contentDescription)
    node.identifier = Wording.spoken(resourceID)
    node.line = line
    setText(of: &node)
    setState(of: &node)
    return node
  }

  /// A field's text is its value: TalkBack reads it as the content, never as the name.
  private func setText(of node: inout Node) {
    let hint = Wording.spoken(hint)
    switch node.role {
    case .textField, .secureTextField, .searchField:
      node.placeholder = hint
      let showsHint = isShowingHint ?? (hint != nil && text == hint)
      node.value = showsHint ? nil : Wording.spoken(text)
    case .slider, .progress, .stepper:
      node.value = Wording.spoken(stateDescription) ?? Wording.spoken(text)
      node.hint = hint
    default:
      node.setText(text)
      node.value = Wording.spoken(stateDescription)
      node.hint = hint
    }
  }

  private func setState(of node: inout Node) {
    // "checked" is written for every view and means something on checkable ones only.
    if isCheckable == true { node.checked = isChecked.map { $0 ? .on : .off } }
    node.isSelected = isSelected
    node.isEnabled = isEnabled
    node.isFocusable = isFocusable
    node.isFocused = isFocused
    node.isClickable = isClickable
    node.isVisible = isVisible
    node.isAccessible = isImportant == false ? false : isScreenReaderStop == true ? true : nil
    node.headingLevel = isHeading == true ? 0 : nil
    node.mark("password", if: isPassword)
    node.mark("checkable", if: isCheckable)
  }
}
