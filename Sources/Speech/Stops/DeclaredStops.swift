import AccessibilityModel
import Geometry

/// Finds the stops of a tree in the reader's order, with everything that is said of them.
public struct DeclaredStops: Sendable {
  /// The largest difference of tops in one row, in points: 8 on phones, 13 on tablets (RULES.md, order-mismatch).
  public static let rowTolerance = (phone: 8.0, tablet: 13.0)
  /// The width in points from which a screen is a tablet's.
  public static let tabletWidth = 600.0

  private let spoken: SpokenTree
  private let isRightToLeft: Bool

  /// Prepares the stops of a tree.
  ///
  /// - Parameter isRightToLeft: whether rows run from right to left; counts only where the dump states no order.
  public init(_ spoken: SpokenTree, isRightToLeft: Bool) {
    self.spoken = spoken
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the dump states the order; an Apple view tree does not, and is sorted by place as VoiceOver does.
  public var isOrderStated: Bool { (spoken.tree.order == .view && spoken.tree.platform == .ios) == false }

  /// The stops, in order.
  public func stops() -> [DeclaredStop] {
    let order = self.order()
    let places = DeclaredPlaces(spoken, order: order)
    return order.map { id in
      DeclaredStop(
        node: id, identifier: spoken.tree.nodes[id].identifier,
        announcement: announcement(of: spoken.tree.nodes[id], places: places))
    }
  }

  private func order() -> [Int] {
    guard isOrderStated == false else { return spoken.stops }
    let scale = max(spoken.tree.scale, 0.25)
    let width = spoken.tree.size.map { Double($0.width) / scale } ?? 0
    let row = width >= Self.tabletWidth ? Self.rowTolerance.tablet : Self.rowTolerance.phone
    return PlaceOrder(spoken, rowTolerance: row * scale, isRightToLeft: isRightToLeft).sorted()
  }

  private func announcement(of node: Node, places: DeclaredPlaces) -> Announcement {
    let name = SpokenWords.spoken(spoken.name(of: node.id))
    var said = Announcement(name: name, role: role(of: node, places))
    said.traits = node.traits
    said.checked = node.checked
    said.isSelected = node.isSelected == true && node.role != .radio
    said.isInteractive = spoken.isInteractive(node.id)
    said.isDimmed = node.isEnabled == false && said.isInteractive
    let value = value(of: node)
    said.value = value == name ? nil : value
    let hint = SpokenWords.spoken(node.hint)
    said.hint = hint == name || hint == value ? nil : hint
    let words = [name, value, hint].compactMap { $0 }
    said.position = words.contains(where: Self.saysPosition) ? nil : places.position(of: node.id)
    return said
  }

  private func role(of node: Node, _ places: DeclaredPlaces) -> Role {
    if places.isTab(node.id) { return .tab }
    if node.headingLevel != nil, node.role == .text || node.role == .group { return .heading }
    // What states a position is switched, whatever its class.
    if node.role == .button, node.checked != nil { return .toggle }
    return node.role
  }

  /// The value as it is spoken: what a field holds or asks for; a switch's value is its state.
  private func value(of node: Node) -> String? {
    let value = SpokenWords.spoken(node.value)
    if node.role.isField {
      return value ?? SpokenWords.spoken(node.text) ?? SpokenWords.spoken(node.placeholder)
    }
    if node.checked != nil || node.role == .tab, value.map(Self.isFlag) ?? false { return nil }
    // The children of a selected tab state no value of their own, but some exporters write the flag there.
    if node.isSelected != nil, value == "1" || value == "0" { return nil }
    return value
  }

  private static let flags: Set<String> = [
    "0", "1", "2", "on", "off", "true", "false", "mixed", "checked", "unchecked",
  ]

  private static func isFlag(_ value: String) -> Bool { flags.contains(value.lowercased()) }

  /// Whether the app itself says something like "Tab 1 of 3".
  private static func saysPosition(_ words: String) -> Bool {
    words.contains(/(?:^|\s)\d+ (?:of|\/) \d+\b/)
  }
}
