import AccessibilityModel
import Geometry
import Matching
import ScreenModel
import Speech

/// Small trees and screens, in pixels at one pixel a point.
enum Samples {
  static func node(
    _ role: Role, _ label: String?, in parent: Int? = 0, y: Double = 100, x: Double = 0,
    _ change: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(parent: parent, role: role, frame: Rect(x: x, y: y, width: 100, height: 44))
    node.label = label
    change(&node)
    return node
  }

  /// A tree of an application with these nodes below it; their ids begin at 1.
  static func tree(
    _ nodes: [Node], platform: Platform = .ios, order: AccessibilityTree.Order = .traversal
  ) -> AccessibilityTree {
    var all = [
      Node(role: .application, frame: Rect(x: 0, y: 0, width: 400, height: 800))
    ]
    all += nodes
    for index in all.indices {
      all[index].id = index
      if let parent = all[index].parent { all[parent].children.append(index) }
    }
    return AccessibilityTree(
      format: "test", platform: platform, order: order, scale: 1, size: Size(width: 400, height: 800),
      nodes: all)
  }

  /// What is said of each stop of a tree.
  static func spoken(
    _ nodes: [Node], platform: Platform = .ios, order: AccessibilityTree.Order = .traversal,
    usage: Bool = false
  ) -> [String] {
    let tree = SpokenTree(tree(nodes, platform: platform, order: order))
    let wording = ReaderWording.of(Reader(of: platform))
    return DeclaredStops(tree, isRightToLeft: false).stops().map {
      wording.utterance($0.announcement, usage: usage).text
    }
  }

  static func element(
    _ type: ElementType, _ text: String? = nil, y: Double = 100, x: Double = 0, width: Double = 100,
    height: Double = 44, _ change: (inout Element) -> Void = { _ in }
  ) -> Element {
    var element = Element(
      type: type, box: Rect(x: x, y: y, width: width, height: height), text: text)
    change(&element)
    return element
  }

  /// A screen of stops, each with its kind and elements; ids are given in order.
  static func screen(_ stops: [(Stop.Kind, [Element])]) -> RecognizedScreen {
    var elements: [Element] = []
    var list: [Stop] = []
    for (kind, members) in stops {
      let first = elements.count + 1
      for member in members {
        var member = member
        member.id = elements.count + 1
        elements.append(member)
      }
      list.append(Stop(elements: Array(first..<(first + members.count)), kind: kind, label: ""))
    }
    return RecognizedScreen(
      image: "x.png", size: Size(width: 400, height: 800), scale: 1, elements: elements, stops: list)
  }

  /// What is said of each stop of a screen.
  static func spoken(_ stops: [(Stop.Kind, [Element])], reader: Reader = .voiceOver) -> [String] {
    Transcript(screen: "x", seen: screen(stops), reader: reader).rows.map { $0.seen?.text ?? "" }
  }
}
