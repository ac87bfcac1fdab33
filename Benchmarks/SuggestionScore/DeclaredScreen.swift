import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel
import Suggestions

/// A screen of the truth with a tree that declares its controls, without identifiers: the hardest case.
struct DeclaredScreen {
  private let ids: [String]
  private let screen: Screen

  init(_ truth: TruthScreen) {
    let controls = truth.controls
    var nodes = [Node(id: 0, role: .window, frame: truth.size.bounds)]
    var matches: [Match] = []
    for control in controls {
      let entry = truth.elements[control.element]
      var node = Node(id: nodes.count, parent: 0, role: Self.role(of: control.kind), frame: entry.box)
      node.isClickable = true
      node.label = Self.label(of: control, in: truth)
      nodes[0].children.append(node.id)
      matches.append(Match(element: control.element, node: node.id, how: .containment))
      nodes.append(node)
    }
    let tree = AccessibilityTree(
      format: "unsaid", platform: .ios, order: .traversal, scale: truth.scale, size: truth.size, nodes: nodes)
    ids = controls.map { truth.elements[$0.element].id }
    screen = Screen(
      name: "screens/list", raster: Raster(size: Size(width: 1, height: 1), filledWith: .white),
      seen: truth.seen,
      tree: tree, matches: matches)
  }

  /// What a later run would remember of this one.
  var memory: IdentifierMemory {
    IdentifierMemory(
      IdentifierPlan(of: screen, settings: SuggestionSettings()).entries.map {
        IdentifierMemory.Entry(category: $0.item.category, name: $0.item.name, identifier: $0.suggested)
      })
  }

  /// The identifier of each control, by the truth's id.
  func identifiers(keeping memory: IdentifierMemory? = nil) -> [String: String] {
    let kept = memory.map { [IdentifierMemories.Remembered(screen: screen.name, memory: $0)] } ?? []
    let plan = IdentifierPlan(of: screen, settings: SuggestionSettings(memories: IdentifierMemories(kept)))
    return Dictionary(
      ids.enumerated().compactMap { place, id in plan.entry(node: place + 1).map { (id, $0.suggested) } }
    ) { first, _ in first }
  }

  private static func label(of control: TruthControl, in truth: TruthScreen) -> String? {
    guard control.glyph == nil else { return nil }
    return truth.stops.first { $0.elements.contains(truth.elements[control.element].id) }.flatMap { stop in
      truth.elements.first { $0.type == "Text" && stop.elements.contains($0.id) }?.text
    }
  }

  private static func role(of kind: TruthControl.Kind) -> Role {
    switch kind {
    case .icon, .segment: .button
    case .toggle: .toggle
    case .checkbox: .checkbox
    case .slider: .slider
    case .field: .textField
    case .picture: .image
    case .tab: .tab
    }
  }
}
