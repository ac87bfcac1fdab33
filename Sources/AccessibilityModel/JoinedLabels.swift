import Geometry

/// Tells the labels that a toolkit joined from everything below a node from those that somebody wrote.
///
/// React Native gives each container on iOS the words of all its descendants. Such a label says nothing of its own: a
/// container with it is no stop, only a compact group that is one thing (a tab, a row) is.
struct JoinedLabels {
  /// The largest height of a row, in points; a group that is higher holds several.
  private static let rowHeight = 96.0
  /// The share of a label that the words below it make up, in their order, if it is joined.
  private static let least = 0.9

  /// The nodes whose label is joined and that hold several things; they say nothing themselves.
  private(set) var containers: Set<Int> = []

  private let tree: AccessibilityTree
  /// The letters and glyphs that each node says, itself or by what is below it.
  private var letters: [[UInt32]]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    letters = Array(repeating: [], count: tree.nodes.count)
    guard tree.platform == .ios, tree.order == .view else { return }
    for node in tree.nodes.reversed() {
      let own = Self.letters(of: node.label ?? node.text ?? node.placeholder ?? "")
      let below = node.children.map { letters[$0] }.filter { $0.isEmpty == false }
      letters[node.id] = own.isEmpty ? below.flatMap { $0 } : own
      guard own.isEmpty == false, isGeneric(node), below.isEmpty == false, isJoined(own, of: below) else {
        continue
      }
      if isOneThing(node) == false { containers.insert(node.id) }
    }
  }

  private static func letters(of text: String) -> [UInt32] {
    text.unicodeScalars.filter {
      $0.properties.isWhitespace == false && $0 != "," && $0.properties.generalCategory != .privateUse
    }.map(\.value)
  }

  private func isGeneric(_ node: Node) -> Bool {
    if case .other = node.role { return true }
    return node.role == .group
  }

  /// Whether the parts occur in the whole one after the other and make up nearly all of it.
  private func isJoined(_ whole: [UInt32], of parts: [[UInt32]]) -> Bool {
    var at = 0
    var found = 0
    for part in parts where part.count <= whole.count - at {
      guard
        let start = (at...(whole.count - part.count)).first(where: {
          whole[$0..<($0 + part.count)].elementsEqual(part)
        })
      else { continue }
      at = start + part.count
      found += part.count
    }
    return Double(found) >= Self.least * Double(whole.count)
  }

  /// Whether a group with a joined label is a single tab, row or button: it has a name for tests of its own, or an icon
  /// stands beside its words.
  private func isOneThing(_ node: Node) -> Bool {
    guard node.frame.height <= Self.rowHeight * tree.scale else { return false }
    let below = tree.descendants(of: node.id)
    if below.contains(where: { $0.role.isField || $0.role.isControl }) { return false }
    let identifiers = Set(below.compactMap(\.identifier))
    if identifiers.count >= 2 { return false }
    let parts = branches(of: node)
    let glyphs = parts.count(where: isGlyph)
    if glyphs >= 2 || isRowOfEquals(parts, in: node.frame) { return false }
    return glyphs == 1 || parts.count <= 1 || (node.identifier != nil && identifiers.isEmpty)
  }

  private func isGlyph(_ node: Node) -> Bool {
    node.children.isEmpty && node.traits.contains("privateUseLabel")
  }

  /// The speaking children of the first node with several of them, from `node` down.
  private func branches(of node: Node) -> [Node] {
    var current = node
    while true {
      let parts = current.children.map { tree.nodes[$0] }.filter {
        letters[$0.id].isEmpty == false || $0.traits.contains("privateUseLabel")
      }
      guard parts.count == 1, let only = parts.first else { return parts }
      current = only
    }
  }

  /// Side by side, equally wide and together as wide as the group: segments or tabs.
  private func isRowOfEquals(_ parts: [Node], in frame: Rect) -> Bool {
    guard parts.count >= 2, let first = parts.first?.frame else { return false }
    let areEqual = parts.allSatisfy {
      abs($0.frame.width - first.width) <= 0.25 * first.width
        && $0.frame.overlapY(first) >= 0.8 * min($0.frame.height, first.height)
    }
    let width = parts.map(\.frame.width).reduce(0, +)
    return areEqual && width >= 0.5 * frame.width && width <= 1.05 * frame.width
  }
}
