import AccessibilityModel
import Geometry

/// One element as Apple's dumps describe it, under whichever names; nil means that the dump does not say.
struct AppleElement {
  var word: String
  /// The role where more than the word decides it.
  var role: Role?
  var label: String?
  var value: String?
  var hint: String?
  var placeholder: String?
  var identifier: String?
  var frame: Rect?
  var isSelected: Bool?
  var isEnabled: Bool?
  var isFocused: Bool?
  var isVisible: Bool?
  var isAccessible: Bool?
  var traits: Set<Trait> = []
  var actions: [String] = []
  var line: Int?
  /// Whether the description holds something that no known field fits.
  var hasUnreadFields = false

  /// What Apple's dumps leave out unless one of the elements says it: traits, and with them headings; hints.
  static func unstated(by nodes: [Node]) -> Set<Statement> {
    var unstated: Set<Statement> = []
    // The mark for glyphs is ours.
    if nodes.contains(where: { $0.traits.contains { $0 != "privateUseLabel" } }) == false {
      unstated.formUnion([.traits, .heading])
    }
    if nodes.contains(where: { $0.hint != nil }) == false { unstated.insert(.hint) }
    return unstated
  }

  /// The node in the words of our model.
  func node() -> Node {
    let empty = Rect(x: 0, y: 0, width: 0, height: 0)
    var node = Node(role: role ?? AppleRoles.role(of: word), rawRole: word, frame: frame ?? empty)
    node.traits = traits
    node.setLabel(label)
    node.value = Wording.spoken(value)
    node.hint = Wording.spoken(hint)
    node.placeholder = Wording.spoken(placeholder)
    node.identifier = Wording.spoken(identifier)
    node.isSelected = isSelected
    node.isEnabled = isEnabled
    node.isFocused = isFocused
    node.isVisible = isVisible
    node.isAccessible = isAccessible
    node.actions = actions
    node.line = line
    setState(of: &node)
    return node
  }

  /// Switches state their position in the value; tabs of a tab group their selection.
  private func setState(of node: inout Node) {
    switch node.role {
    case .toggle, .checkbox, .radio: node.checked = checked
    case .tab: node.isSelected = node.isSelected ?? checked.map { $0 == .on }
    case .heading: node.headingLevel = 0
    default: break
    }
    if traits.contains("header") { node.headingLevel = 0 }
  }

  private var checked: Node.Checked? {
    switch value?.lowercased() {
    case "0", "off", "false": .off
    case "1", "on", "true": .on
    case "2", "mixed": .mixed
    default: nil
    }
  }
}
