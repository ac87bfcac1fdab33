import AccessibilityModel
import Geometry
import ScreenModel

/// Makes a tree of what is seen alone: a node for each stop, in navigation order.
public enum InferredTree {
  /// The name of the format.
  public static let format = "unsaid-pixels"

  /// The tree; tabs stand in a tab bar and segments in a control, so that a reader counts them.
  ///
  /// - Parameter platform: whose conventions the tree follows; pixels do not say.
  public static func of(_ screen: RecognizedScreen, platform: Platform) -> MarkedTree {
    let maker = InferredNodes(screen)
    var draft = TreeDraft()
    let root = draft.append(Node(role: .application, frame: screen.size.bounds), under: nil)
    for run in runs(SeenStops(screen).stops()) {
      let parent = holder(of: run).map { draft.append($0, under: root) } ?? root
      for stop in run {
        let id = draft.append(maker.node(of: stop), under: parent)
        for part in maker.parts(of: stop) { draft.append(part, under: id) }
      }
    }
    let (nodes, marks) = draft.finished()
    let tree = AccessibilityTree(
      format: format, platform: platform, order: .traversal, scale: screen.scale, size: screen.size,
      nodes: nodes)
    return MarkedTree(
      tree, marks: marks, spoken: SpokenTree(tree), isRightToLeft: screen.isRightToLeft)
  }

  /// Stops that are counted together, and every other stop by itself.
  private static func runs(_ stops: [SeenStop]) -> [[SeenStop]] {
    var runs: [[SeenStop]] = []
    for stop in stops {
      if let place = stop.announcement.position, place.number > 1, let last = runs.last?.last,
        last.announcement.position == Announcement.Position(place.number - 1, of: place.count),
        last.announcement.role == stop.announcement.role
      {
        runs[runs.count - 1].append(stop)
      } else {
        runs.append([stop])
      }
    }
    return runs
  }

  private static func holder(of run: [SeenStop]) -> Node? {
    guard run.count > 1, let first = run.first else { return nil }
    let frame = run.dropFirst().reduce(first.box) { $0.union($1.box) }
    var node = Node(role: first.announcement.role == .tab ? .tabBar : .segmentedControl, frame: frame)
    node.isAccessible = false
    return node
  }
}
