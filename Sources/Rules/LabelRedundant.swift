import AccessibilityModel
import Findings
import Matching

/// A label that says what a screen reader says by itself: the role, the state, the gesture.
public struct LabelRedundant: Rule {
  /// The words by role and state, and patterns of gestures.
  public struct Thresholds: Decodable, Sendable {
    let roleWords: [String: [String]]
    let selectedWords: [String]
    let checkedWords: [String]
    let gestures: [String]
  }

  /// The permanent name.
  public static let id = "label-redundant"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_redundant_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The labels written for screen readers that end or begin with their role, name their state, or explain a gesture.
  public func findings(on screen: Screen) -> [Finding] {
    let gestures = thresholds.gestures.compactMap { try? Regex($0).ignoresCase() }
    return screen.appStops.compactMap { node in
      guard let label = screen.writtenLabel(of: node), screen.spoken.isCut(node.id) == false else {
        return nil
      }
      let kind = Words.kind(of: node)
      if repeatsRole(label, of: node) {
        return finding(node, "its role", "\(label), \(kind)", on: screen)
      }
      if let state = repeatedState(label, of: node) {
        return finding(node, "its state", "\(label), \(state)", on: screen)
      }
      let explains = gestures.contains { label.firstMatch(of: $0) != nil }
      guard explains, screen.spoken.isInteractive(node.id) else { return nil }
      return finding(node, "the gesture", "\(label), \(kind), double-tap to activate", on: screen)
    }
  }

  private func repeatsRole(_ label: String, of node: Node) -> Bool {
    let name = label.lowercased()
    return (thresholds.roleWords[node.role.name] ?? []).contains { word in
      // Scripts without blanks have no words to count.
      if word.unicodeScalars.contains(where: { $0.value > 0x2E80 }) {
        return name.hasSuffix(word) && name != word
      }
      let words = label.plainWords
      let own = word.plainWords
      return words.count > own.count && (words.suffix(own.count).elementsEqual(own))
    }
  }

  private func repeatedState(_ label: String, of node: Node) -> String? {
    guard let last = label.plainWords.last, label.plainWords.count > 1 else { return nil }
    if node.isSelected == true, thresholds.selectedWords.contains(last) { return "selected" }
    if node.checked == .on, thresholds.checkedWords.contains(last) { return "on" }
    return nil
  }

  private func finding(_ node: Node, _ what: String, _ spoken: String, on screen: Screen) -> Finding {
    Finding(
      rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
      element: screen.elements(of: node).first?.id, node: node.id,
      evidence: [
        "kind": Words.kind(of: node), "node": screen.pointer(to: node), "what": what,
        "spoken": Words.quoted(spoken, limit: 90),
      ])
  }
}
