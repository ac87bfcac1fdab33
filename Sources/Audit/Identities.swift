import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// What makes the findings of one screen recognisable in other runs (docs/fingerprints.md).
struct Identities {
  // Roles that a screen keeps when it is laid out or built anew; wrappers come and go.
  private static let landmarks: Set<Role> = [
    .dialog, .sheet, .menu, .navigationBar, .toolbar, .tabBar, .segmentedControl, .list, .cell, .picker,
    .webView,
    .keyboard, .map, .statusBar,
  ]
  // Longer texts are cut: their beginning tells them apart.
  private static let longest = 80
  // A band with more texts than this is no row.
  private static let mostTexts = 4

  private let screen: Screen
  private let identifierCounts: [String: Int]
  private let texts: [Element]

  init(of screen: Screen) {
    self.screen = screen
    identifierCounts = Dictionary(
      screen.tree.nodes.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    texts = screen.seen.elements.filter { $0.text?.isEmpty == false }
  }

  func identity(of finding: Finding) -> FindingIdentity {
    let node = finding.node.map { screen.tree.nodes[$0] }
    let element = finding.element.flatMap { screen.element($0) }
    let words = spoken(node) ?? element?.text
    return FindingIdentity(
      identifier: node?.identifier.flatMap { isUnique($0) ? $0 : nil },
      anchor: node.map(anchor) ?? "", role: node?.role.name ?? element?.type.rawValue ?? "",
      text: words.flatMap(Self.cut), icon: element?.icon ?? node.flatMap(icon),
      near: finding.box.flatMap(near), place: finding.box.map(place),
      points: finding.box.map { [($0.midX / screen.scale).rounded(), ($0.midY / screen.scale).rounded()] })
  }

  private func isUnique(_ identifier: String) -> Bool {
    !identifier.isEmpty && identifierCounts[identifier] == 1
  }

  /// What the node itself says; the text of an Android view is its label.
  private func spoken(_ node: Node?) -> String? {
    [node?.label, node?.text, node?.placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }

  private func icon(of node: Node) -> String? {
    screen.elements(of: node).compactMap(\.icon).first
  }

  /// The landmarks from the nearest identified ancestor down; an identifier shared with others is a landmark too.
  private func anchor(of node: Node) -> String {
    var steps: [String] = []
    if let identifier = node.identifier, !identifier.isEmpty { steps.append("#\(identifier)") }
    for ancestor in screen.tree.ancestors(of: node.id) {
      if let identifier = ancestor.identifier, isUnique(identifier) {
        steps.append("#\(identifier)")
        break
      }
      if Self.landmarks.contains(ancestor.role) { steps.append(ancestor.role.name) }
    }
    return steps.reversed().joined(separator: "/")
  }

  private func place(_ box: Rect) -> [Double] {
    let size = screen.seen.size
    return [box.midX / Double(max(1, size.width)), box.midY / Double(max(1, size.height))]
      .map { ($0 * 1000).rounded() / 1000 }
  }

  /// The texts drawn inside it, else those on its row, else the nearest one above, in reading order.
  ///
  /// What is drawn inside stays when the declared words are mended; a row keeps its texts when rows change places, and
  /// what stands above it does not stay.
  private func near(_ box: Rect) -> String? {
    let inside = texts.filter { box.contains(x: $0.box.midX, y: $0.box.midY) }
    let row = texts.filter { $0.box.midY >= box.top && $0.box.midY < box.bottom }
    let above = texts.filter {
      $0.box.bottom <= box.top && $0.box.left < box.right && box.left < $0.box.right
    }
    .max { $0.box.bottom < $1.box.bottom }
    let chosen = [inside, row, [above].compactMap { $0 }].first { !$0.isEmpty } ?? []
    guard chosen.count <= Self.mostTexts else { return nil }
    let read = chosen.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    return Self.cut(read.compactMap(\.text).joined(separator: " "))
  }

  private static func cut(_ text: String) -> String? {
    let words = Fingerprint.normalized(text)
    return words.isEmpty ? nil : String(words.prefix(longest))
  }
}
