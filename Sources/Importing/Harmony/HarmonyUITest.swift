import AccessibilityModel
import Geometry

/// What HarmonyOS's `uitest dumpLayout` writes: the windows of a display, each a tree of ArkUI components.
public enum HarmonyUITest: Importer {
  /// The name for `--tree-format`.
  public static let format = "harmony-uitest"

  /// The part of the screen's height that the status bar takes at most.
  private static let barShare = 0.1

  /// Whether the JSON is a component with a type and what only this tool writes.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let first = dump.json.values.first, first["children"] != nil else { return false }
    // An older dump may have a root without attributes.
    var value = first
    for _ in 0..<4 {
      if isComponent(value["attributes"]) { return true }
      guard let child = value["children"]?.array?.first else { return false }
      value = child
    }
    return false
  }

  /// Reads the tree; frames are pixels already.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let root = try JSONText.read(dump.bytes).values.first
    guard let root, root.kind == .object else {
      throw ImportError(line: root?.line ?? 1, reason: "a HarmonyOS layout is one JSON object")
    }
    var builder = TreeBuilder()
    try JSONWalk.build(&builder, from: [root], noun: "a component") {
      (value, depth, builder) throws(ImportError) in
      let component = HarmonyComponent(value)
      var node = component.node()
      if isTab(node, in: builder.parent(at: depth)) { node.role = .tab }
      if component.isSystemWindow, isBar(node, on: builder.nodes.first) { node.role = .statusBar }
      try builder.add(node, depth: depth, hasFrame: component.frame != nil)
      component.leaveOut(in: &builder)
    }
    try builder.checkUnderstood()
    let fit = PixelFit(estimate: Density.harmony).fit(builder.nodes, canvas: canvas)
    return builder.tree(
      format, .harmony, order: .traversal, fit: fit,
      unstated: [.labelFor, .importance, .heading, .hint, .traits])
  }

  private static func isComponent(_ attributes: JSONValue?) -> Bool {
    guard let attributes, attributes["type"] != nil, attributes["accessibilityText"] == nil else {
      return false
    }
    return attributes.has(
      anyOf: "origBounds", "accessibilityId", "bundleName", "abilityName", "pagePath", "hostWindowId",
      "originalText")
  }

  /// A tab is a plain container, and only its place in the bar tells.
  private static func isTab(_ node: Node, in parent: Node?) -> Bool {
    parent?.role == .tabBar && node.role == .group && node.isClickable == true
  }

  /// The system's interface is one window for the status bar and, on the home screen, one for all of it.
  private static func isBar(_ window: Node, on screen: Node?) -> Bool {
    guard let screen, screen.frame.isEmpty == false else { return false }
    return window.frame.top <= screen.frame.top + 1
      && window.frame.height <= barShare * screen.frame.height
  }
}
