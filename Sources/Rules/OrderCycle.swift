import AccessibilityModel
import Findings
import Geometry
import Matching

/// Statements of what is read before what that lead back to where they began.
public struct OrderCycle: Rule {
  /// It has no numbers.
  public struct Thresholds: Decodable, Sendable {}

  /// The permanent name.
  public static let id = "order-cycle"
  /// Its file in `rules/`.
  public static let file = PackageResources.order_cycle_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true

  /// Makes the rule.
  public init(thresholds: Thresholds) {}

  /// Few dumps carry such statements, and few apps make them.
  public func reasonNotToRun(on screen: Screen) -> String? {
    screen.tree.nodes.contains { $0.traversalBefore != nil || $0.traversalAfter != nil }
      ? nil : "no element of the dump states what is read before or after it"
  }

  /// One finding a cycle, at its first node in the order of the dump.
  public func findings(on screen: Screen) -> [Finding] {
    cycles(in: followers(in: screen.tree)).map { cycle in
      let nodes = cycle.map { screen.tree.nodes[$0] }
      let frames = nodes.map(\.frame).filter { $0.isEmpty == false }
      return Finding(
        rule: Self.id, box: frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } },
        node: cycle.first,
        evidence: ["nodes": (nodes + nodes.prefix(1)).map { screen.pointer(to: $0) }.joined(separator: ", ")])
    }
  }

  /// For each node those that are stated to come after it.
  private func followers(in tree: AccessibilityTree) -> [Int: [Int]] {
    let byIdentifier = Dictionary(tree.nodes.compactMap { node in node.identifier.map { ($0, node.id) } }) {
      first, _ in first
    }
    var followers: [Int: [Int]] = [:]
    for node in tree.nodes {
      if let later = node.traversalBefore.flatMap({ byIdentifier[$0] }) {
        followers[node.id, default: []].append(later)
      }
      if let earlier = node.traversalAfter.flatMap({ byIdentifier[$0] }) {
        followers[earlier, default: []].append(node.id)
      }
    }
    return followers
  }

  /// The cycles, each from its smallest node; no node is in two.
  private func cycles(in followers: [Int: [Int]]) -> [[Int]] {
    var found: [[Int]] = []
    var done: Set<Int> = []
    for start in followers.keys.sorted() where done.contains(start) == false {
      var path: [Int] = []
      var open = [(node: start, depth: 0)]
      while let (node, depth) = open.popLast() {
        path.removeSubrange(depth...)
        if let first = path.firstIndex(of: node) {
          found.append(fromSmallest(Array(path[first...])))
          done.formUnion(path)
          break
        }
        guard done.contains(node) == false || depth == 0 else { continue }
        path.append(node)
        done.insert(node)
        for next in followers[node, default: []].reversed() { open.append((next, depth + 1)) }
      }
    }
    return found
  }

  private func fromSmallest(_ cycle: [Int]) -> [Int] {
    guard let least = cycle.min(), let start = cycle.firstIndex(of: least) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }
}
