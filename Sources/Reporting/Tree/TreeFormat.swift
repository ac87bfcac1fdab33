import Speech

/// The forms in which a tree is written; the raw values are the names on the command line.
public enum TreeFormat: String, Sendable, Hashable, CaseIterable {
  /// An indented list for people.
  case text
  /// The contract `unsaid.tree/1`, in pixels.
  case unsaid
  /// The flat list of `idb ui describe-all`, in points.
  case idb

  /// Writes the tree.
  public func render(_ tree: MarkedTree) -> String {
    switch self {
    case .text: TreeText.render(tree.tree, marks: tree.marks)
    case .unsaid: TreeJSON.document(tree)
    case .idb: IDBJSON.document(tree)
    }
  }
}
