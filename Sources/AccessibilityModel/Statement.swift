/// Something that a dump format may be unable to state; a rule that needs it asks the tree, never the format's name.
public enum Statement: Sendable, Hashable, CaseIterable {
  /// What a node is: Maestro's dumps from iOS name no roles.
  case role
  /// Which tab or segment is selected.
  case selection
  /// Which nodes are kept from screen readers (`importantForAccessibility`).
  case importance
  /// Which text labels a field (`labelFor`, `labeledBy`).
  case labelFor
}
