import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel

/// A screen as recognition saw it, with a tree that declares its texts and leaves every control without a name: what
/// `lint` meets in an app whose controls are unlabelled.
struct DeclaredTexts {
  /// What stands on these is the control's own and declared nowhere.
  private static let controls: Set<String> = ["TextField", "SegmentedControl", "TabBarItem"]

  let screen: Screen

  init(_ truth: TruthScreen, seen: RecognizedScreen) {
    var nodes = [Node(id: 0, role: .window, frame: truth.size.bounds)]
    for paragraph in Self.paragraphs(of: truth) {
      var node = Node(id: nodes.count, parent: 0, role: .text, frame: paragraph.box)
      node.label = paragraph.text
      nodes[0].children.append(node.id)
      nodes.append(node)
    }
    let tree = AccessibilityTree(
      format: "unsaid", platform: .ios, order: .traversal, scale: truth.scale, size: truth.size, nodes: nodes)
    screen = Screen(
      name: "screens/list", raster: Raster(size: Size(width: 1, height: 1), filledWith: .white), seen: seen,
      tree: tree, matches: Matcher().matches(seen: seen, tree: tree))
  }

  private static func paragraphs(of truth: TruthScreen) -> [(text: String, box: Rect)] {
    let grounds = truth.elements.filter { entry in
      controls.contains(entry.type) || entry.type == "Container" && entry.clickable == true
    }
    return TruthScreen.paragraphs(
      of: truth.elements.filter { entry in
        entry.ignore != true && grounds.allSatisfy { entry.box.share(in: $0.box) < 0.85 }
      })
  }
}
