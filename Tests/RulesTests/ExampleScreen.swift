import AccessibilityModel
import Findings
import Geometry
import Imaging
import Matching
import RuleCatalog
import ScreenModel

/// Puts an example of a rule's file together as the tool would see it.
struct ExampleScreen {
  let example: RuleExample
  private(set) var nodes: [Node] = []
  /// The index of each node by its way from the window.
  private(set) var paths: [[Int]: Int] = [:]

  init(_ example: RuleExample) {
    self.example = example
    nodes = [Node(id: 0, role: .window, frame: size.bounds)]
    add(example.nodes ?? [], under: 0, path: [])
  }

  private var size: Size {
    let sides = example.screen ?? [390, 844]
    return Size(width: sides[0], height: sides[1])
  }

  var screen: Screen {
    let seen = RecognizedScreen(
      image: "example.png", size: size, scale: example.scale ?? 1, elements: elements,
      stops: stops)
    var tree = AccessibilityTree(
      format: "unsaid", platform: Platform(rawValue: example.platform ?? "ios") ?? .unknown,
      order: AccessibilityTree.Order(rawValue: example.order ?? "traversal") ?? .traversal,
      scale: example.scale ?? 1, size: size, nodes: nodes)
    tree.unstated = Set((example.unstated ?? []).compactMap(Statement.init))
    let matches = Matcher().matches(seen: seen, tree: tree)
    return Screen(
      name: example.name, raster: raster, seen: seen, tree: tree, matches: matches, inks: inks)
  }

  private var stops: [Stop] {
    if let rows = example.stops { return rows.map { Stop(elements: $0, kind: .row, label: "") } }
    return elements.map { Stop(elements: [$0.id], kind: .single, label: $0.text ?? "") }
  }

  /// The examples list elements in reading order.
  private var elements: [Element] {
    (example.seen ?? []).enumerated().map { index, seen in
      let type = ElementType(rawValue: seen.type) ?? .container
      var element = Element(
        id: index + 1, type: type, box: Self.rect(seen.box),
        score: seen.score ?? 1, text: seen.text, block: seen.block, icon: seen.icon,
        state: seen.state.flatMap(ElementState.init), clickable: seen.clickable,
        clickableScore: seen.clickableScore
          ?? (Self.isTapJudged(type) ? seen.clickable.map { $0 ? 1 : 0 } : nil))
      element.isDimmed = seen.dimmed
      element.isChosenByColor = seen.chosenByColor
      return element
    }
  }

  /// Of these the tool finds by a probability whether a tap does something; an example that says so is certain.
  private static func isTapJudged(_ type: ElementType) -> Bool {
    type == .icon || type == .text || type == .picture || type == .container
  }

  /// The colours that the example states instead of pixels; nil where it states none.
  private var inks: DrawnInks? {
    var known: [Int: DrawnInk] = [:]
    for (index, seen) in (example.seen ?? []).enumerated() {
      guard let ink = seen.ink, let ground = seen.ground else { continue }
      let part = InkPart(
        ink: Self.color(ink), ground: Self.color(ground), to: Self.color(seen.groundTo ?? ground),
        box: PixelBox(covering: Self.rect(seen.box)))
      known[index + 1] = DrawnInk(
        parts: [part], points: seen.points.map { $0[0]...$0[1] }, isBold: seen.bold)
    }
    return known.isEmpty ? nil : DrawnInks(known, isLossy: example.lossy ?? false)
  }

  private static func color(_ digits: String) -> Color {
    let value = UInt32(digits, radix: 16) ?? 0
    return Color(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  private var raster: Raster {
    var raster = Raster(size: size, filledWith: .white)
    for paint in example.pixels ?? [] {
      let box = Self.rect(paint.box)
      let color = Self.color(paint.color)
      for y in Int(box.top)..<Int(box.bottom) {
        for x in Int(box.left)..<Int(box.right) { raster[x, y] = color }
      }
    }
    return raster
  }

  private mutating func add(_ declared: [RuleExample.Declared], under parent: Int, path: [Int]) {
    for (index, entry) in declared.enumerated() {
      let id = nodes.count
      nodes.append(node(entry, id: id, parent: parent))
      nodes[parent].children.append(id)
      paths[path + [index]] = id
      add(entry.children ?? [], under: id, path: path + [index])
    }
  }

  private func node(_ entry: RuleExample.Declared, id: Int, parent: Int) -> Node {
    var node = Node(
      id: id, parent: parent, role: Role(name: entry.role), rawRole: entry.rawRole,
      frame: Self.rect(entry.box))
    node.label = entry.label
    node.text = entry.text
    node.value = entry.value
    node.placeholder = entry.placeholder
    node.hint = entry.hint
    node.identifier = entry.identifier
    node.isSelected = entry.selected
    node.checked = entry.checked.map { $0 ? .on : .off }
    node.isEnabled = entry.enabled
    node.isClickable = entry.clickable
    node.isVisible = entry.visible
    node.isAccessible = entry.accessible
    node.traversalBefore = entry.traversalBefore
    node.traversalAfter = entry.traversalAfter
    node.traits = Set((entry.traits ?? []).map(Trait.init(rawValue:)))
    return node
  }

  private static func rect(_ box: [Double]) -> Rect {
    Rect(x: box[0], y: box[1], width: box[2], height: box[3])
  }
}
