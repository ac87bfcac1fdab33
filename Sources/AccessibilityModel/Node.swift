import Geometry

/// One entry of an accessibility tree, in the words of `unsaid.tree/1`; nil means "the dump does not say".
public struct Node: Sendable, Hashable, Identifiable {
  /// The checked state of a checkbox, radio button or toggle.
  public enum Checked: Sendable, Hashable { case on, off, mixed }

  /// The index in `AccessibilityTree.nodes`.
  public var id: Int
  /// The index of the parent; nil for a root.
  public var parent: Int?
  /// The indices of the children, in the order of the dump.
  public var children: [Int] = []
  /// What it says it is.
  public var role: Role
  /// The dump's own word for the role, for example "XCUIElementTypeButton".
  public var rawRole: String
  /// The accessibility label (AXLabel, content description, accessibility text).
  public var label: String?
  /// The accessibility value ("1", "On", the text of a field).
  public var value: String?
  /// The hint, help or tooltip.
  public var hint: String?
  /// The placeholder of a text field.
  public var placeholder: String?
  /// The text that the node itself displays, where the platform keeps it apart from the label (Android).
  public var text: String?
  /// The developer's identifier (accessibilityIdentifier, resource-id, testTag).
  public var identifier: String?
  /// The frame in pixels of the screenshot.
  public var frame: Rect
  /// Further stated properties.
  public var traits: Set<Trait> = []
  /// Whether it is stated as selected.
  public var isSelected: Bool?
  /// Whether it is stated as checked.
  public var checked: Checked?
  /// Whether it is stated as enabled.
  public var isEnabled: Bool?
  /// Whether it can take the keyboard focus.
  public var isFocusable: Bool?
  /// Whether it has the focus.
  public var isFocused: Bool?
  /// Whether it states a tap action.
  public var isClickable: Bool?
  /// Whether the dump calls it visible.
  public var isVisible: Bool?
  /// Whether the dump calls it a stop of its own for a screen reader.
  public var isAccessible: Bool?
  /// The level of a heading, 1…6, 0 where the level is unknown.
  public var headingLevel: Int?
  /// The names of custom or standard actions.
  public var actions: [String] = []
  /// The identifier of the node that a screen reader must read after this one, where the app says so.
  public var traversalBefore: String?
  /// The identifier of the node that a screen reader must read before this one, where the app says so.
  public var traversalAfter: String?
  /// The line of the dump where the node begins, from 1.
  public var line: Int?

  /// Makes a node; everything else is set afterwards.
  public init(id: Int = 0, parent: Int? = nil, role: Role, rawRole: String? = nil, frame: Rect) {
    self.id = id
    self.parent = parent
    self.role = role
    self.rawRole = rawRole ?? role.name
    self.frame = frame
  }
}
