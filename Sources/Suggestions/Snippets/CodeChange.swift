import Findings

/// What a snippet must set.
public struct CodeChange: Sendable, Hashable {
  /// The kind of control, which decides between the properties that a framework has for it.
  public var kind: Subject.Kind
  /// The label.
  public var label: String?
  /// The value.
  public var value: String?
  /// The identifier.
  public var identifier: String?
  /// Whether the state is selected or on.
  public var isSelected: Bool

  /// Makes a change.
  public init(
    kind: Subject.Kind, label: String? = nil, value: String? = nil, identifier: String? = nil,
    isSelected: Bool = false
  ) {
    self.kind = kind
    self.label = label
    self.value = value
    self.identifier = identifier
    self.isSelected = isSelected
  }

  init(_ suggestion: Suggestion, kind: Subject.Kind) {
    self.init(
      kind: kind, label: suggestion.label, value: suggestion.value, identifier: suggestion.identifier,
      isSelected: suggestion.traits?.contains("selected") == true)
  }

  /// Whether there is nothing to set.
  public var isEmpty: Bool { label == nil && value == nil && identifier == nil && isSelected == false }
}
