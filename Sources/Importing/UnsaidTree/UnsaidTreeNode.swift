import AccessibilityModel
import Geometry

/// One node of `unsaid.tree/1`.
enum UnsaidTreeNode {
  static func node(_ value: JSONValue) throws(ImportError) -> Node {
    guard value.kind == .object else {
      throw ImportError(line: value.line, reason: "a node must be an object")
    }
    let fields = StrictFields(value, of: "a node")
    let role = try fields.require("role", \.string, "a string")
    let box = try fields.require("box", { $0.array?.compactMap(\.number) }, "[x, y, width, height]")
    guard box.count == 4, box.allSatisfy(\.isFinite), box[2] >= 0, box[3] >= 0 else {
      throw ImportError(
        line: value["box"]?.line,
        reason: "\"box\" of a node must be [x, y, width, height], none negative in size")
    }
    let frame = FrameText.rect(x: box[0], y: box[1], width: box[2], height: box[3])
    var node = Node(role: Role(name: role), rawRole: role, frame: frame)
    node.line = value.line
    try setWords(of: &node, from: fields)
    try setState(of: &node, from: fields)
    node.checked = try checked(fields)
    return node
  }

  private static func setWords(of node: inout Node, from fields: StrictFields) throws(ImportError) {
    node.setLabel(try fields.text("label"))
    node.setText(try fields.text("text"))
    node.value = Wording.spoken(try fields.text("value"))
    node.hint = Wording.spoken(try fields.text("hint"))
    node.placeholder = Wording.spoken(try fields.text("placeholder"))
    node.identifier = Wording.spoken(try fields.text("identifier"))
    node.traversalBefore = Wording.spoken(try fields.text("traversalBefore"))
    node.traversalAfter = Wording.spoken(try fields.text("traversalAfter"))
    node.actions = try fields.words("actions")
    node.traits.formUnion(try fields.words("traits").map(Trait.init(rawValue:)))
  }

  private static func setState(of node: inout Node, from fields: StrictFields) throws(ImportError) {
    node.isSelected = try fields.bool("selected")
    node.isEnabled = try fields.bool("enabled")
    node.isFocusable = try fields.bool("focusable")
    node.isFocused = try fields.bool("focused")
    node.isClickable = try fields.bool("clickable")
    node.isVisible = try fields.bool("visible")
    node.isAccessible = try fields.bool("accessible")
    let levels = "a heading level from 0 to 6"
    node.headingLevel = try fields.optional(
      "heading", { $0.number.flatMap { Int(exactly: $0) }.flatMap { (0...6).contains($0) ? $0 : nil } },
      levels)
  }

  private static func checked(_ fields: StrictFields) throws(ImportError) -> Node.Checked? {
    try fields.optional(
      "checked", { $0.string == "mixed" ? .mixed : $0.bool.map { $0 ? .on : .off } },
      "true, false or \"mixed\"")
  }
}
