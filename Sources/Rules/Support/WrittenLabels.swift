import AccessibilityModel
import Matching

extension Screen {
  /// The share of a label that other words make up, from which on nobody wrote it for screen readers.
  private static let share = 0.6

  /// The label that somebody wrote for screen readers: neither joined from what is inside nor the words that are drawn.
  func writtenLabel(of node: Node) -> String? {
    guard let label = SpokenWords.spoken(node.label), spoken.isJoined(node.id) == false else { return nil }
    let whole = FoldedText(label)
    guard whole.isEmpty == false else { return label }
    let inside = tree.descendants(of: node.id).compactMap { spoken.ownName(of: $0.id) }
    let drawn = elements(.text, inside: node.frame).compactMap(\.text)
    let parts = Set((inside + drawn + [node.text ?? ""]).map { FoldedText($0) }).filter {
      $0.isEmpty == false && whole.contains($0, slipShare: 0.2)
    }
    let others = parts.map(\.count).reduce(0, +)
    return Double(others) >= Self.share * Double(whole.count) ? nil : label
  }
}

extension String {
  /// The words in lower case, without the signs between them.
  var plainWords: [String] {
    lowercased().split { $0.isLetter == false && $0.isNumber == false && $0 != "'" && $0 != "’" }.map(
      String.init)
  }
}
