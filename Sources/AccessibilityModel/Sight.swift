import Geometry

/// What of a tree can be on the screen, by frames and by what the dump says.
struct Sight {
  /// The part of each frame inside the screen and inside every scrolling ancestor.
  var visibleParts: [Rect] = []
  /// The part of the screen that each node can show itself in.
  var clips: [Rect] = []
  /// Whether anything of the node can be seen.
  var isShown: [Bool] = []
  /// Whether the node belongs to the system.
  var isSystem: [Bool] = []

  init(of tree: AccessibilityTree, hidden: Set<Int>) {
    let screen = Self.screen(of: tree)
    var isHidden: [Bool] = []
    for node in tree.nodes {
      let clip = node.parent.map { Self.clip(below: tree.nodes[$0], inside: clips[$0]) } ?? screen
      let part = node.frame.intersection(clip)
      let parentHidden = node.parent.map { isHidden[$0] } ?? false
      let underCover = hidden.contains(node.id) || (node.parent.map { parentCovered[$0] } ?? false)
      parentCovered.append(underCover)
      // The dump's own word wins over the parent's, for iOS states it for each node.
      isHidden.append(underCover || (node.isVisible.map { $0 == false } ?? parentHidden))
      clips.append(clip)
      visibleParts.append(part)
      isShown.append(isHidden[node.id] == false && part.width >= 1 && part.height >= 1)
      let isOwn = node.role.isSystem || Self.systemIdentifiers.contains(node.identifier ?? "")
      isSystem.append(isOwn || (node.parent.map { isSystem[$0] } ?? false))
    }
  }

  /// UIKit's bar above the keyboard, which XCUITest does not call a keyboard.
  private static let systemIdentifiers: Set<String> = ["SystemInputAssistantView"]

  private var parentCovered: [Bool] = []

  private static func clip(below parent: Node, inside clip: Rect) -> Rect {
    guard parent.role.isScrolling, parent.frame.isEmpty == false else { return clip }
    let narrowed = clip.intersection(parent.frame)
    // A scroll view that lies outside of its own clip states nothing useful.
    return narrowed.isEmpty ? clip : narrowed
  }

  private static func screen(of tree: AccessibilityTree) -> Rect {
    if let size = tree.size { return size.bounds }
    let frames = tree.roots.map(\.frame).filter { $0.isEmpty == false }
    if let first = frames.first { return frames.dropFirst().reduce(first) { $0.union($1) } }
    let all = tree.nodes.map(\.frame).filter { $0.isEmpty == false }
    return all.dropFirst().reduce(all.first ?? Rect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
  }
}
