import AccessibilityModel

/// One dump format: a namespace without state.
public protocol Importer: Sendable {
  /// The name for `--tree-format`, for example "uiautomator".
  static var format: String { get }

  /// Whether a dump looks like this format; cheap, and never throws.
  static func recognizes(_ dump: Dump) -> Bool

  /// Reads the tree; frames come out in pixels of the screenshot where `canvas` allows it.
  static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree
}
