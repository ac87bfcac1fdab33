import AccessibilityModel

/// What `uiautomator dump` writes: `<node>` elements below `<hierarchy>`.
public enum UIAutomator: Importer {
  /// The name for `--tree-format`.
  public static let format = "uiautomator"

  /// Whether the XML is a hierarchy of `<node>` elements.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let root = dump.tags.first else { return false }
    return root == "node" || root == "hierarchy" && (dump.tags.count == 1 || dump.tags[1] == "node")
  }

  /// Reads the tree; frames are pixels already.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    try AndroidXML.tree(from: dump, canvas: canvas, format: format)
  }
}
