/// A seen element and the declared node that stands for it.
public struct Match: Sendable, Hashable, Codable {
  /// Why the two belong together (paper, section 3.3; RULES.md section 2).
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// At least 85 % of the element lies in exactly this node, and no other element does.
    case containment
    /// One of several nodes that contain the element; the best by place, text and type.
    case bestContainment
    /// The node's spoken text is the element's text.
    case text
    /// Boxes overlap without containment, and type or text agree.
    case overlap
    /// One of several elements that this node speaks for (card, row, tab, button).
    case grouped
    /// Level with an already matched text and not clickable on its own.
    case besideMatchedText
  }

  /// The id of the element.
  public var element: Int
  /// The index of the node.
  public var node: Int
  /// Why they belong together.
  public var how: Reason

  /// Makes a match.
  public init(element: Int, node: Int, how: Reason) {
    self.element = element
    self.node = node
    self.how = how
  }
}
