import AccessibilityModel

extension ScreenReport {
  /// What the importer does not understand of a screen's dump.
  public struct Unread: Sendable, Hashable, Codable {
    /// One thing that is left out.
    public struct Part: Sendable, Hashable, Codable {
      /// What it is.
      public var kind: UnreadPart.Kind
      /// The line of the dump, from 1.
      public var line: Int
      /// The path of the node that it belongs to or lies in; nil where there is none.
      public var node: String?

      /// Makes a part.
      public init(kind: UnreadPart.Kind, line: Int, node: String? = nil) {
        self.kind = kind
        self.line = line
        self.node = node
      }
    }

    /// All of it in one sentence without a full stop.
    public var message: String
    /// The parts in the order of the dump.
    public var parts: [Part]

    /// Takes the parts and puts them into words.
    public init(parts: [Part]) {
      self.parts = parts
      message = UnreadText.message(parts)
    }

    /// The message as compilers put it: `login.txt: warning: 3 lines are …`.
    public func warning(of path: String) -> String {
      "\(PlainText.singleLine(path)): warning: \(PlainText.singleLine(message))"
    }

    /// What an importer left out of a tree; nil where it understood everything.
    public init?(of tree: AccessibilityTree) {
      guard tree.unread.isEmpty == false else { return nil }
      self.init(
        parts: tree.unread.map {
          Part(kind: $0.kind, line: $0.line, node: $0.node.map { tree.path(of: $0) })
        })
    }
  }

  /// What a person is told of a dump that is not wholly understood; nil where it is.
  public var unreadWarning: String? { unread?.warning(of: tree) }
}
