import Geometry

/// A tree as a screen reader meets it: which nodes are visible, which are stops, and what each says.
///
/// Everything is worked out once, in passes over the flat list, so that depth and size cost no more than linear
/// time.
public struct SpokenTree: Sendable {
  /// The tree it was made from.
  public let tree: AccessibilityTree
  /// The stops in the order of the dump, as indices.
  public let stops: [Int]

  private let joined: Set<Int>
  let ownNames: [String?]
  let interactive: [Bool]
  let visibleParts: [Rect]
  let clips: [Rect]
  let isShown: [Bool]
  let isSystem: [Bool]
  let stopOf: [Int?]
  let names: [String]

  /// Works out visibility, stops and texts.
  ///
  /// - Parameter hidden: the roots of subtrees that are known to lie under something else.
  public init(_ tree: AccessibilityTree, hidden: Set<Int> = []) {
    self.tree = tree
    joined = JoinedLabels(tree).containers
    let joined = joined
    ownNames = tree.nodes.map { joined.contains($0.id) ? nil : Self.ownName(of: $0) }
    interactive = tree.nodes.map { Self.isInteractive($0, on: tree.platform) || Self.isChosen($0, of: tree) }
    let sight = Sight(of: tree, hidden: hidden)
    visibleParts = sight.visibleParts
    clips = sight.clips
    isShown = sight.isShown
    isSystem = sight.isSystem
    let stopping = Stopping(of: tree, ownNames: ownNames, interactive: interactive, sight: sight)
    stopOf = stopping.stopOf
    stops = tree.nodes.indices.filter { stopping.stopOf[$0] == $0 }
    names = stopping.names()
  }

  /// What names the node: its label or own text, else the texts that it speaks for; empty where it is silent.
  public func name(of node: Int) -> String { names[node] }

  /// The node's own label or text, without what it speaks for; nil where it has none.
  public func ownName(of node: Int) -> String? { ownNames[node] }

  /// Whether the node's label is only joined from what is inside it, so that it says nothing itself.
  public func isJoined(_ node: Int) -> Bool { joined.contains(node) }

  /// Everything a screen reader says of the node save its role: the name and the value.
  public func text(of node: Int) -> String {
    let value = SpokenWords.spoken(tree.nodes[node].value)
    return [names[node], value ?? ""].reduce(into: [String]()) { parts, part in
      if part.isEmpty == false, parts.contains(part) == false { parts.append(part) }
    }.joined(separator: ", ")
  }

  /// Every string that the node carries for a screen reader: label, text, value, placeholder, hint.
  public func strings(of node: Int) -> [String] {
    let node = tree.nodes[node]
    return [node.label, node.text, node.value, node.placeholder, node.hint].compactMap(SpokenWords.spoken)
  }

  /// Whether the node says that a person can act on it, by role or action.
  public func isInteractive(_ node: Int) -> Bool { interactive[node] }

  /// Whether something of the node can be on the screen: not called hidden, not empty, not outside.
  public func isVisible(_ node: Int) -> Bool { isShown[node] }

  /// Whether the node belongs to the keyboard, the status bar or another part of the system.
  public func isSystem(_ node: Int) -> Bool { isSystem[node] }

  /// Whether a screen reader stops at the node.
  public func isStop(_ node: Int) -> Bool { stopOf[node] == node }

  /// The stop that speaks for the node: the node itself or an ancestor; nil where nothing does.
  public func stop(for node: Int) -> Int? { stopOf[node] }

  /// The part of the frame, in pixels, that no scroll edge and no screen edge cuts off.
  public func visiblePart(of node: Int) -> Rect { visibleParts[node] }

  /// Whether a scroll edge or the edge of the screen cuts more than a pixel off the frame.
  public func isCut(_ node: Int) -> Bool {
    let frame = tree.nodes[node].frame
    let part = visibleParts[node]
    return frame.width - part.width > 1.5 || frame.height - part.height > 1.5
  }

  /// Whether the frame ends where the content of a scrolling ancestor goes on; some dumps cut frames there themselves.
  ///
  /// Dumps seldom say which way a view scrolls: one more than twice as wide as high may scroll either way, others up and down.
  /// What reaches from the top to the bottom of such a wide view stands in a row that scrolls sideways alone, which is as high
  /// as its items.
  public func touchesScrollEdge(_ node: Int) -> Bool {
    let frame = tree.nodes[node].frame
    return tree.ancestors(of: node).contains { outer in
      guard outer.role.isScrolling || outer.traits.contains("scrollable"), outer.frame.isEmpty == false else {
        return false
      }
      let edge = outer.frame.intersection(clips[outer.id])
      let mayMoveSideways = edge.width > 2 * edge.height
      let (isAtTop, isAtBottom) = (frame.top <= edge.top + 1, frame.bottom >= edge.bottom - 1)
      let fillsRow = mayMoveSideways && isAtTop && isAtBottom
      return fillsRow == false && (isAtTop || isAtBottom)
        || mayMoveSideways && (frame.left <= edge.left + 1 || frame.right >= edge.right - 1)
    }
  }

  private static func ownName(of node: Node) -> String? {
    if let name = SpokenWords.spoken(node.label) ?? SpokenWords.spoken(node.text) {
      return node.role.isField && SpokenWords.spoken(node.label) == nil ? nil : name
    }
    // Some exporters put a text's words into its value.
    return node.role == .text || node.role == .heading ? SpokenWords.spoken(node.value) : nil
  }

  /// The selected one of several tabs takes no tap in Compose; TalkBack stops at it as at the others.
  private static func isChosen(_ node: Node, of tree: AccessibilityTree) -> Bool {
    guard tree.platform.isAndroidLike, node.isSelected == true, node.isClickable == false,
      let parent = node.parent
    else { return false }
    return tree.nodes[parent].children.contains { id in
      let other = tree.nodes[id]
      return id != node.id && other.isClickable == true && other.isSelected == false
        && other.role == node.role
    }
  }

  private static func isInteractive(_ node: Node, on platform: Platform) -> Bool {
    if node.role.isContainer { return false }
    if node.isClickable == true || node.role.isField { return true }
    // Android classes say little: a Button that states no action is not one.
    if platform.isAndroidLike, node.isClickable == false { return node.role == .slider }
    return node.role.isControl
  }
}
