import AccessibilityModel

/// The page source of Appium's UiAutomator2 driver: elements named after the view's class.
public enum AppiumAndroid: Importer {
  /// The name for `--tree-format`.
  public static let format = "appium-android"

  /// Whether the XML is a hierarchy whose elements are named after classes.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let root = dump.tags.first else { return false }
    if root == "hierarchy" { return dump.tags.count > 1 && dump.tags[1] != "node" }
    return root.hasPrefix("android.") || root.hasPrefix("androidx.")
  }

  /// Reads the tree; frames are pixels already.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    try AndroidXML.tree(from: dump, canvas: canvas, format: format)
  }
}
