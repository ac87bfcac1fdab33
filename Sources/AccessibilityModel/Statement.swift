/// Something that a dump format may be unable to state; a rule that needs it asks the tree, never the format's name.
public enum Statement: String, Sendable, Hashable, CaseIterable {
  /// What a node is: Maestro's dumps from iOS name no roles.
  case role
  /// Which tab or segment is selected.
  case selection
  /// Which nodes are kept from screen readers (`importantForAccessibility`).
  case importance
  /// Which text labels a field (`labelFor`, `labeledBy`).
  case labelFor
  /// What is a heading.
  case heading
  /// What happens when a control is activated (`accessibilityHint`).
  case hint
  /// How far a slider or a progress bar is.
  case range
  /// What an element is beside its role (`UIAccessibilityTraits`).
  case traits
}
