import AccessibilityModel
import Findings
import Matching

/// A text field without a label; a placeholder alone vanishes with the first letter.
public struct FieldLabelMissing: Rule {
  /// Whether a placeholder suffices, and where a caption may be the label.
  public struct Thresholds: Decodable, Sendable {
    let placeholderCounts: Bool
    let captionReach: Double
  }

  /// The permanent name.
  public static let id = "field-label-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.field_label_missing_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Every visible field without label and, but for search fields, with no more than a placeholder.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.filter(\.role.isField).compactMap { node in
      guard SpokenWords.spoken(node.label) == nil, node.frame.shorterSide >= 4 else { return nil }
      let placeholder = SpokenWords.spoken(node.placeholder) ?? SpokenWords.spoken(node.hint)
      if placeholder != nil, thresholds.placeholderCounts || node.role == .searchField { return nil }
      let inside = screen.tree.descendants(of: node.id).compactMap { screen.spoken.ownName(of: $0.id) }
      if inside.isEmpty == false, isPlaceholder(inside, of: node, on: screen) == false { return nil }
      return Finding(
        rule: Self.id, outcome: outcome(of: node, on: screen), box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: [
          "node": screen.pointer(to: node),
          "placeholder": (placeholder ?? inside.first).map { "only the placeholder \(Words.quoted($0))" }
            ?? "no words at all",
        ])
    }
  }

  /// A child may carry the floating label of a text input layout, or the placeholder. A field with a floating label is
  /// higher than what is drawn of it, for the label rises into the edge; one that is drawn in its whole frame has none.
  private func isPlaceholder(_ words: [String], of node: Node, on screen: Screen) -> Bool {
    guard words.count == 1, SpokenWords.spoken(node.value) == nil else { return false }
    let child = screen.tree.descendants(of: node.id).first { screen.spoken.ownName(of: $0.id) != nil }
    guard let child, abs(child.frame.midY - node.frame.midY) <= 0.12 * node.frame.height else { return false }
    return screen.seen.elements.contains { element in
      (element.type == .textField || element.type == .container)
        && abs(element.box.height - node.frame.height) <= 3 * screen.scale
        && element.box.iou(node.frame) >= 0.85
    }
  }

  /// Android ties captions to fields by `labelFor`, which its dumps leave out: a caption beside or above the field
  /// may be its label.
  private func outcome(of node: Node, on screen: Screen) -> Outcome {
    if screen.tree.states(.labelFor) { return .violation }
    let reach = thresholds.captionReach * screen.scale
    let hasCaption = screen.tree.nodes.contains { other in
      guard other.role == .text, screen.spoken.isVisible(other.id), screen.spoken.ownName(of: other.id) != nil
      else {
        return false
      }
      let isBeside =
        other.frame.overlapY(node.frame) >= 0.5 * other.frame.height
        && other.frame.right <= node.frame.left + reach
      let isAbove =
        other.frame.overlapX(node.frame) > 0 && (-reach...reach).contains(node.frame.top - other.frame.bottom)
      return isBeside || isAbove
    }
    return hasCaption ? .review(.propertyNotInDump) : .violation
  }
}
