/// A part of a dump that its importer does not understand and leaves out; what is said of it is said once a file.
public struct UnreadPart: Sendable, Hashable {
  /// What is left out.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A line of a text that belongs to no element.
    case line
    /// A field of an element's description in a text.
    case field
    /// An entry in the place of a node that is none.
    case node
    /// The frame of a node that is kept.
    case frame
    /// What stands in the place of a node's children.
    case children
    /// A property of a node that is kept, which is neither true nor false.
    case flag
  }

  /// What is left out.
  public var kind: Kind
  /// The line of the dump, from 1.
  public var line: Int
  /// The index of the node that it belongs to or lies in; nil where there is none.
  public var node: Int?

  /// Makes a part.
  public init(_ kind: Kind, line: Int, node: Int? = nil) {
    self.kind = kind
    self.line = line
    self.node = node
  }
}
