import AccessibilityModel
import Findings
import Matching

/// A field whose label hides what was typed.
public struct FieldValueOverridden: Rule {
  /// From how many characters on a label is what was typed.
  public struct Thresholds: Decodable, Sendable {
    let longest: Int
  }

  /// The permanent name.
  public static let id = "field-value-overridden"
  /// Its file in `rules/`.
  public static let file = PackageResources.field_value_overridden_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Only Android reads a description instead of the content.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.platform == .android ? nil : "the platform reads a field's label and its content"
  }

  /// Every field of plain text with a content description.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.filter(isView).compactMap { node in
      guard let label = SpokenWords.spoken(node.label), node.isEnabled != false,
        label.count <= thresholds.longest
      else { return nil }
      let value = SpokenWords.spoken(node.value)
      if let value, label.contains(value) { return nil }
      return Finding(
        rule: Self.id, outcome: value == nil ? .review(.propertyNotInDump) : .violation,
        box: screen.spoken.visiblePart(of: node.id), element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: ["label": Words.quoted(label), "value": value.map { Words.quoted($0) } ?? "what is typed"])
    }
  }

  /// A field of Android's own views: their label is the content description. Other toolkits hand over label and content apart.
  private func isView(_ node: Node) -> Bool {
    (node.role == .textField || node.role == .searchField) && node.rawRole.contains(".")
  }
}
