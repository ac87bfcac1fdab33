import AccessibilityModel
import Geometry
import Speech

/// One element in idb's words; every key is there, null where nothing is known.
struct IDBElement: Encodable {
  private enum CodingKeys: String, CodingKey {
    case axFrame = "AXFrame"
    case axUniqueID = "AXUniqueId"
    case axLabel = "AXLabel"
    case axValue = "AXValue"
    case roleDescription = "role_description"
    case contentRequired = "content_required"
    case customActions = "custom_actions"
    case frame, type, title, help, enabled, role, subrole, traits, origin
  }

  private struct Frame: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private let node: Node
  private let name: String?
  private let frame: Frame
  private let words: IDBWords
  private let origin: MarkedTree.Origin?

  init(_ node: Node, name: String?, scale: Double, origin: MarkedTree.Origin?) {
    self.node = node
    self.name = name
    self.origin = origin
    let points = node.frame.scaled(by: 1 / scale).stable
    frame = Frame(x: points.x, y: points.y, width: points.width, height: points.height)
    words = IDBWords.of(node.role)
  }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    let text = "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"
    try keys.encode(text, forKey: .axFrame)
    try keys.encode(node.identifier, forKey: .axUniqueID)
    try keys.encode(name, forKey: .axLabel)
    try keys.encode(value, forKey: .axValue)
    try keys.encode(words.description, forKey: .roleDescription)
    try keys.encode(false, forKey: .contentRequired)
    try keys.encode(node.actions, forKey: .customActions)
    try keys.encode(frame, forKey: .frame)
    try keys.encode(words.type, forKey: .type)
    try keys.encodeNil(forKey: .title)
    try keys.encode(node.hint, forKey: .help)
    // idb always says it; what nobody states can be used.
    try keys.encode(node.isEnabled ?? true, forKey: .enabled)
    try keys.encode("AX" + words.axRole, forKey: .role)
    try keys.encode(words.subrole, forKey: .subrole)
    if traits.isEmpty == false { try keys.encode(traits, forKey: .traits) }
    try keys.encodeIfPresent(origin, forKey: .origin)
  }

  /// The bridge writes states as numbers.
  private var value: String? {
    switch node.checked {
    case .on: "1"
    case .off: "0"
    case .mixed: "2"
    case nil: node.role == .tab ? node.isSelected.map { $0 ? "1" : "0" } : node.value
    }
  }

  /// The list that newer versions write; only where the selection of a node that is no tab is known.
  private var traits: [String] {
    guard node.role != .tab, let isSelected = node.isSelected else { return [] }
    return ["Button"] + (isSelected ? ["Selected"] : [])
  }
}
