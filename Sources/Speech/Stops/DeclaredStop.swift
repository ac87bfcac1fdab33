import AccessibilityModel

/// A stop that the tree declares, and what there is to say of it.
public struct DeclaredStop: Sendable, Hashable {
  /// The index of the node.
  public var node: Int
  /// The developer's identifier.
  public var identifier: String?
  /// What there is to say.
  public var announcement: Announcement

  /// Makes a stop.
  public init(node: Int, identifier: String?, announcement: Announcement) {
    self.node = node
    self.identifier = identifier
    self.announcement = announcement
  }
}
