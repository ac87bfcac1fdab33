import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel

/// Short ways to write a small screen of 390 by 844 pixels at one pixel a point.
enum Literals {
  /// A node that draws its words itself, as Android's text views do.
  static func text(_ words: String, _ box: [Double], parent: Int? = nil) -> Node {
    var node = MatcherTests.node(.text, box, parent: parent)
    node.text = words
    return node
  }

  /// A control that takes a tap.
  static func button(_ box: [Double], _ label: String? = nil, parent: Int? = nil) -> Node {
    var node = MatcherTests.node(.button, box, label, parent: parent)
    node.isClickable = true
    return node
  }

  /// Lines of drawn text, numbered from 1.
  static func lines(_ lines: [(text: String, box: [Double])]) -> [Element] {
    lines.enumerated().map { MatcherTests.element($0 + 1, .text, $1.box, $1.text) }
  }

  static func seen(_ elements: [Element]) -> RecognizedScreen {
    RecognizedScreen(image: "", size: MatcherTests.size, scale: 1, elements: elements, stops: [])
  }

  static func drawn(_ elements: [Element], _ nodes: [Node], platform: Platform = .android) -> DrawnTree {
    DrawnTree(seen: seen(elements), tree: MatcherTests.tree(nodes, platform: platform))
  }

  /// Both sides, on white with a dark block at each place of `ink`.
  static func screen(
    _ elements: [Element], _ nodes: [Node], platform: Platform = .android, ink: [[Double]] = []
  ) -> Screen {
    var raster = Raster(size: MatcherTests.size, filledWith: .white)
    for box in ink { fill(box, with: Color(red: 32, green: 32, blue: 32), in: &raster) }
    return Screen(
      name: "", raster: raster, seen: seen(elements), tree: MatcherTests.tree(nodes, platform: platform),
      matcher: Matcher())
  }

  static func fill(_ box: [Double], with color: Color, in raster: inout Raster) {
    for y in Int(box[1])..<Int(box[1] + box[3]) {
      for x in Int(box[0])..<Int(box[0] + box[2]) { raster[x, y] = color }
    }
  }

  static func rect(_ box: [Double]) -> Rect { Rect(x: box[0], y: box[1], width: box[2], height: box[3]) }
}
