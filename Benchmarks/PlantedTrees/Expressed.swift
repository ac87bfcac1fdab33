import AccessibilityModel
import Geometry

/// A real tree as another format would state it, so that formats without real pairs are planted in too.
enum Expressed {
  /// The tree itself, then its other forms.
  static func forms(of tree: AccessibilityTree) -> [AccessibilityTree] {
    switch tree.format {
    case "xcuitest": [tree, asIDB(tree), asAppium(tree)]
    case "uiautomator": [tree, named("appium-android", tree)]
    default: [tree]
    }
  }

  /// idb lists the stops alone, in VoiceOver's order, below the application, and states no selection.
  private static func asIDB(_ tree: AccessibilityTree) -> AccessibilityTree {
    let spoken = SpokenTree(tree)
    let order = PlaceOrder(spoken, rowTolerance: 8 * tree.scale, isRightToLeft: false).sorted()
    var nodes = [Node(role: .application, frame: tree.size?.bounds ?? tree.roots[0].frame)]
    for stop in order {
      var node = tree.nodes[stop]
      node.id = nodes.count
      node.parent = 0
      node.children = []
      node.isSelected = nil
      if node.label == nil, spoken.name(of: stop).isEmpty == false { node.label = spoken.name(of: stop) }
      nodes.append(node)
    }
    nodes[0].children = Array(1..<nodes.count)
    var flat = named("idb", tree)
    flat.nodes = nodes
    flat.order = .traversal
    return flat
  }

  /// WebDriverAgent's source has the same views and, in most versions, no selection.
  private static func asAppium(_ tree: AccessibilityTree) -> AccessibilityTree {
    named("appium-ios", tree).changing(tree.nodes.indices) { $0.isSelected = nil }
  }

  private static func named(_ format: String, _ tree: AccessibilityTree) -> AccessibilityTree {
    var tree = tree
    tree.format = format
    return tree
  }
}
