import AccessibilityModel
import Geometry

/// The JSON of `idb ui describe-all` and of AXe's `describe-ui`, flat or nested, bare or wrapped.
public enum IDB: Importer {
  /// The name for `--tree-format`.
  public static let format = "idb"

  /// Whether the JSON's elements have the bridge's keys.
  public static func recognizes(_ dump: Dump) -> Bool {
    (try? IDBWrapping.elements(in: dump.json))?.first.map(isElement) ?? false
  }

  /// Reads the tree, whose order is VoiceOver's; points become pixels by the application's frame.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let elements = try IDBWrapping.elements(in: JSONText.read(dump.bytes))
    var builder = TreeBuilder()
    // In the flat form everything lies in the application, which comes first.
    let isFlat = elements.count > 1 && elements.allSatisfy { ($0["children"]?.array ?? []).isEmpty }
    try JSONWalk.build(&builder, from: elements, noun: "an element") {
      (value, depth, builder) throws(ImportError) in
      let element = element(value)
      let isInside = isFlat && builder.nodes.first?.role == .application
      try builder.add(element.node(), depth: isInside ? 1 : depth, hasFrame: element.frame != nil)
      leaveOut(value, frame: element.frame, in: &builder)
    }
    try builder.checkUnderstood()
    guard builder.nodes.isEmpty || builder.frameless.count < builder.nodes.count else {
      throw ImportError(line: elements.first?.line, reason: "no element has a frame or an AXFrame")
    }
    let fit = try PointFit.fit(builder.nodes, canvas: canvas)
    var unstated = AppleElement.unstated(by: builder.nodes)
    // The bridge has a role for headings and a key for hints.
    unstated.subtract([.heading, .hint])
    if builder.nodes.contains(where: { $0.isSelected != nil }) == false { unstated.insert(.selection) }
    return builder.tree(format, .ios, order: .traversal, fit: fit, unstated: unstated)
  }

  private static func isElement(_ value: JSONValue) -> Bool {
    if value.has(anyOf: "AXFrame", "AXLabel", "AXUniqueId", "AXValue") { return true }
    guard value["frame"]?["width"] != nil else { return false }
    return value.has(anyOf: "role_description", "custom_actions")
      || value["role"]?.string?.hasPrefix("AX") == true
  }

  /// A frame of null is none; one that is there and says nothing is not understood.
  private static func leaveOut(_ value: JSONValue, frame: Rect?, in builder: inout TreeBuilder) {
    let stated = [value["frame"], value["AXFrame"]].compactMap { $0 }.first { !$0.isNull }
    if frame == nil, let stated {
      builder.leaveOut(.frame, line: stated.line, because: "a frame needs x, y, width and height as numbers")
    }
    builder.leaveOutFlags(of: value, named: ["enabled"])
  }

  private static func element(_ value: JSONValue) -> AppleElement {
    let word = value["type"]?.string ?? value["role"]?.string ?? ""
    var element = AppleElement(word: word)
    element.role = role(word: word, subrole: value["subrole"]?.string)
    element.label = value["AXLabel"]?.looseString ?? value["title"]?.looseString
    element.value = value["AXValue"]?.looseString
    element.hint = value["help"]?.looseString
    element.placeholder = value["AXPlaceholderValue"]?.looseString
    element.identifier = value["AXUniqueId"]?.looseString
    element.frame = frame(value)
    element.isEnabled = value["enabled"]?.looseBool
    element.actions = (value["custom_actions"]?.array ?? []).compactMap(\.string)
    AppleTraits.apply((value["traits"]?.array ?? []).compactMap(\.string), to: &element)
    element.line = value.line
    return element
  }

  /// The bridge speaks macOS: a switch is a check box, a tab a radio button, and the subrole tells.
  private static func role(word: String, subrole: String?) -> Role? {
    switch subrole {
    case "AXSwitch", "AXToggle": .toggle
    case "AXTabButton": .tab
    case "AXSecureTextField": .secureTextField
    case "AXSearchField": .searchField
    default: nil
    }
  }

  private static func frame(_ value: JSONValue) -> Rect? {
    let numbers = ["x", "y", "width", "height"].compactMap { value["frame"]?[$0]?.looseNumber }
    if numbers.count == 4 {
      return FrameText.rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return value["AXFrame"]?.string.flatMap { FrameText.originAndSize($0) }
  }
}
