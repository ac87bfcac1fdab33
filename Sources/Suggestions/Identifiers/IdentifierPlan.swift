import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// The identifiers of one screen: those it has, those it should have.
public struct IdentifierPlan: Sendable {
  /// What is to say of one declared control.
  public struct Entry: Sendable, Hashable {
    /// The index of the node.
    public let node: Int
    /// What is known of the control.
    public let item: IdentifierItem
    /// The identifier to give it; the present one where that is good.
    public let suggested: String
  }

  /// The declared controls in the order of the dump.
  public let entries: [Entry]
  private let byNode: [Int: Int]
  private let byElement: [Int: String]

  /// Plans for a screen by what suggestions are made for.
  public init(of screen: Screen, settings: SuggestionSettings) {
    self.init(of: screen, scene: Scene(screen, language: settings.language), settings: settings)
  }

  init(of screen: Screen, scene: Scene, settings: SuggestionSettings) {
    let context = ScreenContext.word(for: screen.name)
    let maker = ItemMaker(screen: screen, scene: scene, context: context)
    let nodes = screen.spoken.stops.map { screen.tree.nodes[$0] }.filter {
      screen.spoken.isInteractive($0.id) || $0.role == .image || $0.identifier?.isEmpty == false
    }
    // What is drawn and not declared comes last, so that it changes no number of the others.
    let missing = screen.seen.elements.filter { screen.node(of: $0) == nil }
    let items = nodes.map(maker.item(for:)) + missing.map(maker.item(for:))
    let given = IdentifierAssignment(
      items, context: context, pattern: settings.pattern, memory: settings.memories.memory(of: screen.name)
    ).identifiers
    entries = nodes.indices.map { Entry(node: nodes[$0].id, item: items[$0], suggested: given[$0]) }
    byNode = Dictionary(nodes.indices.map { (nodes[$0].id, $0) }) { first, _ in first }
    byElement = Dictionary(zip(missing.map(\.id), given.dropFirst(nodes.count))) { first, _ in first }
  }

  /// What is to say of a node; nil where it is no control.
  public func entry(node: Int) -> Entry? { byNode[node].map { entries[$0] } }

  /// The identifier for a control that is drawn and not declared.
  public func identifier(forMissing element: Int) -> String? { byElement[element] }
}

/// Gathers what is known of each control of a screen.
private struct ItemMaker {
  let screen: Screen
  let scene: Scene
  let context: String

  func item(for node: Node) -> IdentifierItem {
    let elements = screen.elements(of: node)
    let subject = Subject(node, seenAs: elements.first, visiblePart: screen.spoken.visiblePart(of: node.id))
    let name = screen.spoken.name(of: node.id)
    var item = IdentifierItem(
      category: IdentifierCategory(node.role), current: node.plainIdentifier, name: name.isEmpty ? nil : name)
    if let current = item.current, let words = IdentifierWords.meaning(of: current, context: context) {
      item.meaning = words
      item.evidence = "the identifier it has"
    } else if let found = IdentifierMeaning(scene: scene).words(for: subject, name: name.isEmpty ? nil : name)
    {
      item.meaning = found.words
      item.evidence = found.evidence
    } else if let words = ancestor(of: node) {
      item.meaning = words
      item.evidence = "the identifier around it"
    } else {
      item.evidence = "its kind and place, for nothing else stays the same in every language"
    }
    return item
  }

  func item(for element: Element) -> IdentifierItem {
    let subject = Subject(element)
    let found = IdentifierMeaning(scene: scene).words(for: subject, name: nil)
    return IdentifierItem(
      category: subject.kind.category, meaning: found?.words,
      evidence: found?.evidence ?? "its kind and place")
  }

  private func ancestor(of node: Node) -> String? {
    for outer in screen.tree.ancestors(of: node.id) {
      guard let identifier = outer.plainIdentifier, outer.frame.area < 0.5 * screen.seen.size.bounds.area
      else { continue }
      return IdentifierWords.meaning(of: identifier, context: context)
    }
    return nil
  }
}

extension Subject.Kind {
  /// The word for identifiers.
  var category: IdentifierCategory {
    switch self {
    case .button: .button
    case .toggle: .toggle
    case .checkbox: .checkbox
    case .radio: .radio
    case .slider: .slider
    case .field: .field
    case .image: .image
    case .tab: .tab
    case .segment: .segment
    case .pageControl: .page
    case .text: .text
    case .link: .link
    }
  }
}
