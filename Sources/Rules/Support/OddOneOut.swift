import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel

/// Finds the one control of a row that is drawn in other colours than its neighbours, which look alike.
struct OddOneOut {
  let screen: Screen

  /// Those of rows in which the tree calls none the chosen one, in the order of the dump.
  var stops: [Node] {
    rows.compactMap { row in
      guard row.contains(where: groups.isChosen) == false, row.allSatisfy({ $0.checked == nil }) else {
        return nil
      }
      return odd(of: row)
    }
  }

  /// A control whose stated choice is not the drawn one.
  struct Contradiction {
    let node: Node
    let isDrawnChosen: Bool
    /// The one that is stated as chosen in its place; nil where none is.
    let other: Node?
  }

  /// Those of rows in which the tree calls another the chosen one; or none, or another too, of controls that can be checked.
  var inStatedRows: [Contradiction] {
    rows.compactMap { row in
      let chosen = row.filter(groups.isChosen)
      guard let odd = odd(of: row) else { return nil }
      let isCheckable = row.allSatisfy { $0.checked != nil }
      if chosen.contains(where: { $0.id == odd.id }) {
        guard isCheckable, chosen.count == 2, let wrong = chosen.first(where: { $0.id != odd.id }) else {
          return nil
        }
        return Contradiction(node: wrong, isDrawnChosen: false, other: nil)
      }
      if chosen.isEmpty {
        return isCheckable ? Contradiction(node: odd, isDrawnChosen: true, other: nil) : nil
      }
      return chosen.count == 1 ? Contradiction(node: odd, isDrawnChosen: true, other: chosen[0]) : nil
    }
  }

  private var groups: StatedGroups { StatedGroups(screen: screen) }

  /// Three or more controls of one parent and role side by side, of one height, each with words or all of them tabs.
  private var rows: [[Node]] {
    let parents = Dictionary(grouping: screen.controls + plainTabs) { $0.parent ?? -1 }
    return parents.sorted { $0.key < $1.key }.flatMap { _, controls in lines(of: controls) }
      .filter { $0.count >= 3 && ($0.allSatisfy(isWorded) || areTabs($0)) }
  }

  /// What stands level with two controls of its parent, role and size, and takes no tap: the chosen tab in Compose.
  private var plainTabs: [Node] {
    let controls = Dictionary(grouping: screen.controls) { $0.parent ?? -1 }
    return screen.tree.nodes.filter { node in
      guard let parent = node.parent, let beside = controls[parent], screen.spoken.isVisible(node.id),
        screen.spoken.isInteractive(node.id) == false, node.frame.isEmpty == false
      else { return false }
      return beside.count {
        isLevel($0, node) && abs($0.frame.width - node.frame.width) <= 0.1 * node.frame.width
      } >= 2
    }
  }

  private func lines(of controls: [Node]) -> [[Node]] {
    var lines: [[Node]] = []
    for node in controls {
      if let index = lines.firstIndex(where: { $0.first.map { isLevel($0, node) } ?? false }) {
        lines[index].append(node)
      } else {
        lines.append([node])
      }
    }
    return lines
  }

  private func isLevel(_ one: Node, _ other: Node) -> Bool {
    one.role == other.role && abs(one.frame.midY - other.frame.midY) <= 2 * screen.scale
      && abs(one.frame.height - other.frame.height) <= 2 * screen.scale
  }

  private func odd(of row: [Node]) -> Node? {
    let looks = row.map { InkColor.inkAndGround(of: $0.frame, in: screen.raster) }
    guard looks.allSatisfy({ $0.count == 2 }) else { return nil }
    let odd = row.indices.filter { index in
      let others = row.indices.filter { $0 != index }
      guard let first = others.first else { return false }
      return others.allSatisfy { isClose(looks[$0], looks[first]) }
        && isClose(looks[index], looks[first]) == false
    }
    return odd.count == 1 ? row[odd[0]] : nil
  }

  private func isClose(_ one: [Color], _ other: [Color]) -> Bool {
    zip(one, other).allSatisfy { $0.distance(to: $1) <= 12 }
  }

  /// Chips are words on one ground; of icons each has its own colours.
  private func isWorded(_ node: Node) -> Bool {
    let inside = screen.seen.elements.filter { $0.box.share(in: node.frame) >= 0.85 && $0.type != .container }
    let words = inside.filter { $0.type == .text || $0.type == .segmentedControl || $0.type == .tabBarItem }
    return words.isEmpty == false && inside.allSatisfy { $0.type != .picture && $0.type != .icon }
      && words.allSatisfy { $0.box.height >= 0.2 * node.frame.height }
  }

  /// Equally wide and together nearly as wide as the screen, at its foot.
  private func areTabs(_ row: [Node]) -> Bool {
    let bounds = screen.seen.size.bounds
    guard let first = row.first?.frame, first.midY >= 0.85 * bounds.height else { return false }
    return row.allSatisfy { abs($0.frame.width - first.width) <= 0.1 * first.width }
      && row.map(\.frame.width).reduce(0, +) >= 0.6 * bounds.width
  }
}
