import AccessibilityModel
import Geometry
import ScreenModel

/// All words of a tree, to ask of a drawn text whether any node says it.
public struct SaidWords {
  private static let slipShare = 0.2

  private let all: [(frame: Rect, text: FoldedText)]

  /// Gathers the words of a screen's tree.
  public init(_ screen: Screen) {
    all = screen.tree.nodes.filter(screen.speaksAtItsPlace).flatMap { node in
      screen.spoken.strings(of: node.id).map { (node.frame, FoldedText($0)) }
    }.filter { $0.text.isEmpty == false }
  }

  /// Whether the line as a whole, or what several nodes at its place say together, is its text.
  public func holds(_ element: Element) -> Bool {
    let line = element.text ?? ""
    let text = FoldedText(line)
    if all.contains(where: { $0.text.contains(text, slipShare: Self.slipShare) }) { return true }
    let near = all.filter {
      $0.frame.intersection(element.box).area >= 0.3 * min($0.frame.area, element.box.area)
    }
    .map(\.text)
    if near.contains(where: { isPart($0, of: text) }) { return true }
    if text.digitsOnly { return false }
    if near.contains(where: { $0.likeness(to: text) >= 0.6 }) { return true }
    let words = line.split { $0.isWhitespace || $0 == "·" || $0 == "•" || $0 == "|" }
      .map { FoldedText(String($0)) }.filter { $0.count >= 2 }
    let found = words.filter { word in near.contains { $0.contains(word, slipShare: 0.125) } }
    return words.count >= 2
      && Double(found.map(\.count).reduce(0, +)) >= 0.6 * Double(words.map(\.count).reduce(0, +))
  }

  private func isPart(_ part: FoldedText, of line: FoldedText) -> Bool {
    part.count >= 4 && part.count * 2 >= line.count && line.contains(part, slipShare: 0.1)
  }
}
