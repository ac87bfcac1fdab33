import AccessibilityModel
import Audit
import Configuration
import Findings
import Geometry
import Imaging
import Matching
import Reporting
import RuleCatalog
import Rules
import ScreenModel

/// A screen that can be changed, each of whose parts keeps the number it had at first.
struct Scene {
  /// A node with those below it.
  struct Branch {
    var node: Node
    let origin: Int
    var children: [Branch]

    /// All numbers of this branch.
    var origins: [Int] { [origin] + children.flatMap(\.origins) }
  }

  /// Something drawn.
  struct Drawn {
    var element: Element
    let origin: Int
  }

  /// One finding of a scene, with the rule and the part that it is about: what makes it the same defect.
  struct Judged {
    let finding: ReportedFinding
    let defect: String
  }

  var name: String
  var size: Size
  var scale: Double
  var platform: Platform
  var root: Branch
  var drawn: [Drawn]
  /// What recognition saw, where the scene was photographed; the elements are those of `drawn`.
  var photograph: (seen: RecognizedScreen, raster: Raster)?

  /// The same with each branch changed, children first; nil takes it out with all below it.
  func mapped(_ change: (Branch) -> Branch?) -> Scene {
    var copy = self
    copy.root = Self.mapped(root, change) ?? root
    return copy
  }

  private static func mapped(_ branch: Branch, _ change: (Branch) -> Branch?) -> Branch? {
    var copy = branch
    copy.children = branch.children.compactMap { mapped($0, change) }
    return change(copy)
  }

  /// The same with every place moved by one function.
  func placed(_ move: (Rect) -> Rect) -> Scene {
    var copy = mapped { branch in
      var branch = branch
      branch.node.frame = move(branch.node.frame)
      return branch
    }
    for index in copy.drawn.indices { copy.drawn[index].element.box = move(copy.drawn[index].element.box) }
    return copy
  }
}

extension Scene {
  static let catalog = Result { try RuleSet.files() }
  private static let rules = Result { try RuleSet.rules(catalog: catalog.get()) }
  private static let wording = Result { try Wording(catalog: catalog.get(), configuration: Configuration()) }

  /// What the tool finds on the scene.
  func judged() throws -> [Judged] {
    var nodes: [Node] = []
    var origins: [Int] = []
    flatten(root, parent: nil, into: &nodes, &origins)
    let elements = drawn.enumerated().map { index, item in
      var element = item.element
      element.id = index + 1
      return element
    }
    let seen =
      photograph?.seen
      ?? RecognizedScreen(
        image: "scene.png", size: size, scale: scale, elements: elements,
        stops: elements.map { Stop(elements: [$0.id], kind: .single, label: $0.text ?? "") })
    let tree = AccessibilityTree(
      format: "unsaid-tree", platform: platform, order: .traversal, scale: scale, size: size, nodes: nodes)
    let screen = Screen(
      name: name, raster: photograph?.raster ?? raster, seen: seen, tree: tree,
      matches: Matcher().matches(seen: seen, tree: tree))
    let findings = Judgement(
      of: screen, by: try Self.rules.get(), precedence: Precedence(try Self.catalog.get())
    ).findings
    return zip(findings, try Self.wording.get().reported(findings, on: screen)).map { finding, reported in
      let part =
        finding.node.map { "node \(origins[$0])" } ?? finding.element.map { "drawn \(drawn[$0 - 1].origin)" }
      return Judged(finding: reported, defect: "\(finding.rule) \(part ?? "screen")")
    }
  }

  private func flatten(_ branch: Branch, parent: Int?, into nodes: inout [Node], _ origins: inout [Int]) {
    var node = branch.node
    let id = nodes.count
    (node.id, node.parent, node.children) = (id, parent, [])
    nodes.append(node)
    origins.append(branch.origin)
    if let parent { nodes[parent].children.append(id) }
    for child in branch.children { flatten(child, parent: id, into: &nodes, &origins) }
  }

  /// Grey blocks where something is drawn: enough for the rules that look at pixels.
  private var raster: Raster {
    var pixels = [UInt8](repeating: 255, count: size.width * size.height * 4)
    for item in drawn {
      let box = item.element.box
      let (left, right) = (max(0, Int(box.left)), min(size.width, Int(box.right)))
      for y in max(0, Int(box.top))..<max(0, Int(box.top), min(size.height, Int(box.bottom)))
      where left < right {
        let ends = ((y * size.width + left) * 4, (y * size.width + right) * 4)
        pixels.replaceSubrange(ends.0..<ends.1, with: repeatElement(60, count: ends.1 - ends.0))
      }
    }
    return Raster(size: size, pixels: pixels)
  }
}
