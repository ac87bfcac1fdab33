import AccessibilityModel
import Findings
import Matching

/// Tells whether two findings of one screen are about one component, so that one change in the code mends both.
struct Components {
  private let tree: AccessibilityTree
  private let scale: Double
  /// The identifiers that several nodes have.
  private let shared: Set<String>

  init(of screen: Screen) {
    tree = screen.tree
    scale = screen.scale
    let counts = Dictionary(screen.tree.nodes.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Whether both say the same of nodes of one role that share an identifier, or that are alike in size and place.
  func areOne(_ one: Finding, _ other: Finding) -> Bool {
    guard one.rule == other.rule, one.outcome == other.outcome, let first = node(of: one),
      let second = node(of: other), first.role == second.role
    else { return false }
    if let identifier = first.identifier, shared.contains(identifier), second.identifier == identifier {
      return true
    }
    let isSized =
      isNear(first.frame.width, second.frame.width) && isNear(first.frame.height, second.frame.height)
    if isSized, container(of: first) == container(of: second) { return true }
    guard isSized || failInOneSide(one, first, other, second) else { return false }
    return areListed(first, second) || areAlikeSiblings(first, second)
  }

  private func node(of finding: Finding) -> Node? { finding.node.map { tree.nodes[$0] } }

  // Rows of one list differ by rounding, in small pictures by more than a point.
  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= max(scale, 4) }

  /// Chips of one row are as high as each other and as wide as their words: where only the height is too small, only
  /// that counts.
  private func failInOneSide(_ one: Finding, _ first: Node, _ other: Finding, _ second: Node) -> Bool {
    guard let least = minimum(of: one), let leastOther = minimum(of: other) else { return false }
    func fails(_ side: Double, _ otherSide: Double) -> Bool {
      side < least && otherSide < leastOther && abs(side - otherSide) <= scale
    }
    return fails(first.frame.width, second.frame.width) || fails(first.frame.height, second.frame.height)
  }

  /// The pixels that a rule about sizes asks of each side.
  private func minimum(of finding: Finding) -> Double? {
    finding.evidence["minimum"].flatMap { Double($0) }.map { $0 * scale }
  }

  private func container(of node: Node) -> Int? {
    tree.ancestors(of: node.id).first { $0.role.isScrolling || $0.role.isContainer }?.id
  }

  /// Whether one list or bar holds both; a page that scrolls is no list.
  private func areListed(_ first: Node, _ second: Node) -> Bool {
    let lists: Set<Role> = [.list, .tabBar, .segmentedControl, .toolbar, .menu]
    func list(of node: Node) -> Int? { tree.ancestors(of: node.id).first { lists.contains($0.role) }?.id }
    return list(of: first).map { $0 == list(of: second) } ?? false
  }

  /// Whether both have one parent, or one place in alike siblings, as a button in each of several cards.
  private func areAlikeSiblings(_ first: Node, _ second: Node) -> Bool {
    var (one, other) = (first, second)
    while one.parent != other.parent {
      guard let above = one.parent, let otherAbove = other.parent else { return false }
      (one, other) = (tree.nodes[above], tree.nodes[otherAbove])
      guard one.role == other.role else { return false }
    }
    return one.id == first.id || isNear(one.frame.width, other.frame.width)
      || isNear(one.frame.height, other.frame.height)
  }
}
