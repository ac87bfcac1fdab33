import AccessibilityModel
import Geometry
import ScreenModel

/// Which nodes lie under others: the later sibling and the higher window are on top, bars and the keyboard always.
///
/// A tree does not say what is opaque, so geometry only suggests; that a node's words are not read where those of the
/// one above are is the proof.
struct Covers {
  /// The least share of a node under another from which it can be covered, 0…1.
  private static let least = 0.6
  /// The share from which part of it is.
  private static let some = 0.12

  /// The node on top of each covered node.
  private(set) var coveredBy: [Int: Int] = [:]
  /// The nodes of which a part, or all without proof, lies under another.
  private(set) var partly: Set<Int> = []
  /// Those of them of which most lies there.
  private(set) var mostly: Set<Int> = []
  /// What lies under a bar or the keyboard, as scrolled content does by right: nobody sees it, and nobody is to blame.
  private(set) var underBars: Set<Int> = []

  private struct Layer {
    let node: Int
    let rect: Rect
  }

  private let tree: AccessibilityTree
  private let spoken: SpokenTree
  private let words: WordEvidence
  private let screen: Rect
  private let elements: [Rect]
  /// The bars and keyboards, each with the nodes that it hangs from.
  private let bars: [(node: Node, above: Set<Int>)]
  private var layers: [[Layer]] = []

  init(spoken: SpokenTree, words: WordEvidence, seen: RecognizedScreen) {
    self.spoken = spoken
    screen = seen.size.bounds
    elements = seen.elements.filter { $0.type != .container && $0.type != .dialog }.map(\.box)
    self.words = words
    tree = spoken.tree
    bars = Self.bars(of: spoken, on: seen.size.bounds)
    layers = Array(repeating: [], count: tree.nodes.count)
    findLayers()
    var doubtful: [(node: Int, over: Layer)] = []
    for node in tree.nodes where isJudged(node) {
      let over = layersOver(node.id)
      if isUnderBar(node) { underBars.insert(node.id) }
      let share = { (layer: Layer) in node.frame.intersection(layer.rect).area / max(node.frame.area, 1) }
      if over.contains(where: { share($0) >= Self.some }) { partly.insert(node.id) }
      guard let whole = over.filter({ share($0) >= Self.least }).max(by: { share($0) < share($1) }) else {
        continue
      }
      let verdict = words.verdicts[node.id]
      if verdict == .read {
        // Its words shine through: what lies over it is transparent.
        if share(whole) >= 0.9 { partly.remove(node.id) }
        continue
      }
      mostly.insert(node.id)
      if isDrawn(whole), verdict == .otherWords || verdict == .nothing || isClaimed(node, by: whole) {
        coveredBy[node.id] = whole.node
      } else {
        doubtful.append((node.id, whole))
      }
    }
    settle(doubtful)
  }

  /// What has no words goes with the words under the same layer.
  private mutating func settle(_ doubtful: [(node: Int, over: Layer)]) {
    let proven = Dictionary(grouping: coveredBy.keys) { coveredBy[$0] ?? 0 }
    for (node, over) in doubtful {
      guard let hidden = proven[over.node], hidden.isEmpty == false else { continue }
      let isSeenThrough = tree.nodes.contains { other in
        words.verdicts[other.id] == .read
          && other.frame.intersection(over.rect).area >= 0.6 * other.frame.area
          && isUnder(other.id, sameAs: node) && other.frame.isEmpty == false
      }
      if isSeenThrough == false { coveredBy[node] = over.node }
    }
  }

  /// Whether both hang from one branch of the layer's siblings.
  private func isUnder(_ one: Int, sameAs other: Int) -> Bool {
    let above = Set([one] + tree.ancestors(of: one).map(\.id))
    return tree.ancestors(of: other).prefix(4).contains {
      above.contains($0.id) && $0.frame.area < 0.9 * screen.area
    }
  }

  private func isJudged(_ node: Node) -> Bool {
    spoken.isVisible(node.id) && spoken.isSystem(node.id) == false && node.frame.area > 0
      && node.frame.area < 0.5 * screen.area
      && (spoken.ownName(of: node.id) != nil || spoken.isInteractive(node.id) || node.children.isEmpty)
  }

  /// The parts of the screen that each node's subtree takes, children before parents.
  private mutating func findLayers() {
    var speaks = tree.nodes.map {
      spoken.isVisible($0.id) && (spoken.ownName(of: $0.id) != nil || spoken.isInteractive($0.id))
    }
    for node in tree.nodes.reversed() {
      for child in node.children where speaks[child] { speaks[node.id] = true }
      guard speaks[node.id], spoken.isVisible(node.id) else { continue }
      let part = spoken.visiblePart(of: node.id)
      if part.area < 0.85 * screen.area {
        layers[node.id] = [Layer(node: node.id, rect: part)]
      } else {
        layers[node.id] = node.children.flatMap { layers[$0] }
      }
    }
  }

  private func layersOver(_ id: Int) -> [Layer] {
    var found: [Layer] = []
    var current = id
    while true {
      let parent = tree.nodes[current].parent
      let siblings = parent.map { tree.nodes[$0].children } ?? tree.roots.map(\.id)
      for sibling in siblings where sibling > current { found += layers[sibling] }
      guard let parent else { break }
      current = parent
    }
    return found + bars(outsideOf: id).map { Layer(node: $0.id, rect: $0.frame) }
  }

  private func bars(outsideOf id: Int) -> [Node] {
    guard bars.isEmpty == false else { return [] }
    let family = Set([id] + tree.ancestors(of: id).map(\.id))
    return bars.filter { family.contains($0.node.id) == false && $0.above.contains(id) == false }.map(\.node)
  }

  private static func bars(of spoken: SpokenTree, on screen: Rect) -> [(node: Node, above: Set<Int>)] {
    let roles: Set<Role> = [.navigationBar, .tabBar, .toolbar, .keyboard]
    return spoken.tree.nodes.filter { bar in
      roles.contains(bar.role) && bar.frame.area < 0.45 * screen.area && spoken.isVisible(bar.id)
    }.map { ($0, Set(spoken.tree.ancestors(of: $0.id).map(\.id))) }
  }

  /// Whether nearly all of it lies under a bar of the system's making, and its words are not read through it.
  private func isUnderBar(_ node: Node) -> Bool {
    words.verdicts[node.id] != .read
      && bars(outsideOf: node.id).contains {
        node.frame.share(in: $0.frame) >= ($0.role == .keyboard ? 0.6 : 0.85)
      }
  }

  /// Whether a named control has something drawn in its frame, all of which lies in the frames of stops above it.
  private func isClaimed(_ node: Node, by layer: Layer) -> Bool {
    guard spoken.ownName(of: node.id) != nil else { return false }
    let inside = elements.filter { node.frame.contains(x: $0.midX, y: $0.midY) }
    let above = ([layer.node] + tree.descendants(of: layer.node).map(\.id)).filter {
      spoken.isStop($0) || words.verdicts[$0] == .read
    }.map { tree.nodes[$0].frame }
    return inside.isEmpty == false
      && inside.allSatisfy { box in above.contains { box.share(in: $0) >= 0.8 && $0.area < 0.5 * screen.area }
      }
  }

  /// Whether something of the layer is surely drawn.
  private func isDrawn(_ layer: Layer) -> Bool {
    ([layer.node] + tree.descendants(of: layer.node).map(\.id)).contains { words.verdicts[$0] == .read }
  }
}
