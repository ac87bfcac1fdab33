import Geometry

/// Decides where a screen reader stops and which nodes a stop speaks for.
///
/// TalkBack: an actionable node is a stop and speaks for its descendants that are not actionable. VoiceOver: an
/// accessible element hides what is inside it; table cells speak for their texts.
struct Stopping {
  /// For each node the stop that speaks for it.
  private(set) var stopOf: [Int?] = []

  private let tree: AccessibilityTree
  private let ownNames: [String?]
  private let interactive: [Bool]
  private let sight: Sight
  private let screenArea: Double
  private var speechBelow: [Bool]
  private var actionBelow: [Bool]

  init(of tree: AccessibilityTree, ownNames: [String?], interactive: [Bool], sight: Sight) {
    self.tree = tree
    self.ownNames = ownNames
    self.interactive = interactive
    self.sight = sight
    screenArea = tree.size?.bounds.area ?? tree.nodes.map(\.frame.area).max() ?? 0
    speechBelow = Array(repeating: false, count: tree.nodes.count)
    actionBelow = speechBelow
    lookBelow()
    for node in tree.nodes {
      let above = node.parent.flatMap { stopOf[$0] }.flatMap { speaksForOthers($0) ? $0 : nil }
      stopOf.append(isStop(node, under: above) ? node.id : above)
    }
  }

  /// Children come after their parents, so one pass from the end gathers what lies below.
  private mutating func lookBelow() {
    for node in tree.nodes.reversed() {
      guard let parent = node.parent, sight.isShown[node.id] else { continue }
      if interactive[node.id] || actionBelow[node.id] { actionBelow[parent] = true }
      let speaks = ownNames[node.id] != nil || speechBelow[node.id]
      if speaks, interactive[node.id] == false { speechBelow[parent] = true }
    }
  }

  private func isStop(_ node: Node, under above: Int?) -> Bool {
    guard sight.isShown[node.id], sight.isSystem[node.id] == false, node.isAccessible != false,
      isScrollBar(node) == false
    else { return false }
    if node.isAccessible == true { return true }
    if let above { return interactive[node.id] && isReachable(node, inside: above) }
    if interactive[node.id] { return isBackdrop(node) == false && isShell(node) == false }
    return isPassiveStop(node)
  }

  /// A control inside a stop: TalkBack reaches it; VoiceOver does not, and the inner one of a nested pair that
  /// XCUITest lists for one switch or field has no words of its own.
  private func isReachable(_ node: Node, inside above: Int) -> Bool {
    if tree.platform.isAndroidLike || tree.nodes[above].role == .cell { return true }
    return interactive[above] == false || ownNames[node.id] != nil
  }

  private func isPassiveStop(_ node: Node) -> Bool {
    let named = ownNames[node.id] != nil
    if isGlyph(node) { return true }
    switch node.role {
    case .text, .heading: return named
    case .image: return named || (tree.order == .traversal && isFrameworkView(node) == false)
    case .cell: return named || speechBelow[node.id]
    case .progress, .pageControl, .map: return named || node.value != nil || tree.order == .traversal
    case .segmentedControl, .picker: return node.children.isEmpty
    case let role where role.isContainer: return false
    default: return named && isOneThing(node)
    }
  }

  /// A text that is a glyph of an icon font is a stop at which nothing is said.
  private func isGlyph(_ node: Node) -> Bool {
    guard node.traits.contains("privateUseLabel"), ownNames[node.id] == nil, speechBelow[node.id] == false,
      actionBelow[node.id] == false
    else { return false }
    return tree.platform == .ios
      ? tree.order == .view && node.children.isEmpty : node.role.isContainer == false
  }

  /// A labelled group of a view tree is a stop only where its label stands for what it holds.
  private func isOneThing(_ node: Node) -> Bool {
    guard tree.platform == .ios, tree.order == .view else { return true }
    if actionBelow[node.id] { return false }
    guard speechBelow[node.id], let name = ownNames[node.id] else { return true }
    return node.children.allSatisfy { child in
      ownNames[child].map { name.contains($0) } ?? (speechBelow[child] == false)
    }
  }

  /// Android's dumps list views, "android.widget.ImageView"; TalkBack passes over those without words.
  private func isFrameworkView(_ node: Node) -> Bool {
    tree.platform == .harmony || tree.platform == .android && node.rawRole.contains(".")
  }

  /// A tap area behind the whole page is no stop of its own.
  private func isBackdrop(_ node: Node) -> Bool {
    node.children.isEmpty == false && ownNames[node.id] == nil && node.frame.area >= 0.85 * screenArea
  }

  /// TalkBack passes over an actionable view that is silent and only holds other actionable views.
  private func isShell(_ node: Node) -> Bool {
    tree.platform.isAndroidLike && ownNames[node.id] == nil && speechBelow[node.id] == false
      && actionBelow[node.id] && node.role.isControl == false
  }

  private func isScrollBar(_ node: Node) -> Bool {
    guard node.role != .text, let name = ownNames[node.id] else { return false }
    return name.hasPrefix("Vertical scroll bar") || name.hasPrefix("Horizontal scroll bar")
  }

  /// Whether a stop speaks for the nodes inside it.
  private func speaksForOthers(_ id: Int) -> Bool {
    let node = tree.nodes[id]
    if interactive[id] || node.role == .cell || node.isAccessible == true || isGlyph(node) { return true }
    return tree.platform == .ios && tree.order == .view && ownNames[id] != nil
  }

  /// The name of every node: its own, or for a stop that of what it speaks for.
  func names() -> [String] {
    var gathered: [Int: [String]] = [:]
    var isCovered = Array(repeating: false, count: tree.nodes.count)
    for node in tree.nodes where node.parent != nil {
      guard let stop = stopOf[node.id], stop != node.id, let parent = node.parent else { continue }
      // A label hides the texts below it.
      isCovered[node.id] = isCovered[parent] || (parent != stop && ownNames[parent] != nil)
      guard isCovered[node.id] == false, node.isVisible != false, let name = ownNames[node.id] else {
        continue
      }
      gathered[stop, default: []].append(name)
    }
    return tree.nodes.indices.map { ownNames[$0] ?? gathered[$0]?.joined(separator: ", ") ?? "" }
  }
}
