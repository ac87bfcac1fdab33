import AccessibilityModel
import Geometry
import ScreenModel

/// What is read in the frame of each node, against the words that it carries.
struct WordEvidence {
  /// What reading says of a node's words.
  enum Verdict: Sendable, Hashable {
    /// The node has no words that could be read, or it is not of those that draw their words.
    case unknown
    /// They are read in its frame.
    case read
    /// Other words are read there for certain, and they nowhere.
    case otherWords
    /// Nothing is read there.
    case nothing
    /// They are read elsewhere on the screen, once.
    case elsewhere
  }

  /// A line of drawn text.
  struct Line {
    let box: Rect
    let text: FoldedText
    let score: Double
    let id: Int
  }

  // Below this confidence a reading proves nothing.
  private static let certain = 0.7
  private static let slipShare = 0.2

  let lines: [Line]
  /// Whether the tree keeps the words that are drawn in its labels, as Flutter's trees on Android do.
  private let isWordedByLabels: Bool
  private(set) var verdicts: [Verdict] = []
  /// The text that the words of a node stand in where they are read elsewhere.
  private(set) var place: [Int: Int] = [:]

  init(seen: RecognizedScreen, spoken: SpokenTree) {
    lines = seen.elements.compactMap { element in
      guard element.type == .text, let text = element.text.map({ FoldedText($0) }), text.isEmpty == false
      else {
        return nil
      }
      return Line(box: element.box, text: text, score: element.score, id: element.id)
    }
    isWordedByLabels = spoken.tree.platform != .ios && spoken.tree.nodes.contains { $0.text != nil } == false
    for node in spoken.tree.nodes {
      let (verdict, text) = verdict(on: node, spoken)
      verdicts.append(verdict)
      if verdict == .elsewhere { place[node.id] = text }
    }
  }

  private func verdict(on node: Node, _ spoken: SpokenTree) -> (Verdict, text: Int?) {
    guard spoken.isVisible(node.id), let words = drawnWords(of: node, spoken), ReadableScript.canRead(words)
    else { return (.unknown, nil) }
    let text = FoldedText(words)
    guard text.count >= 2 else { return (.unknown, nil) }
    let inside = lines.filter { isIn(node.frame, $0.box) }
    if isRead(text, words, in: inside) { return (.read, nil) }
    // Something like it in its own frame is a slip of reading.
    if inside.contains(where: { resemble($0.text, text) }) { return (.unknown, nil) }
    if let only = places(of: text).first, places(of: text).count == 1, text.count >= 4 {
      return only.box.intersection(node.frame).isEmpty ? (.elsewhere, only.id) : (.unknown, nil)
    }
    let verdict = verdict(on: text, in: node.frame, inside)
    // A control may show a sign in place of its name.
    return (
      verdict == .nothing && node.role.isControl && node.role.isField == false ? .unknown : verdict, nil
    )
  }

  private func verdict(on text: FoldedText, in frame: Rect, _ inside: [Line]) -> Verdict {
    let others = inside.filter { line in
      line.score >= Self.certain && line.text.count >= 2 && line.box.share(in: frame.insetBy(-8)) >= 0.8
    }
    if others.isEmpty { return inside.isEmpty ? .nothing : .unknown }
    return others.contains { resemble($0.text, text) } ? .unknown : .otherWords
  }

  /// The words that a node would draw itself: a description names what is drawn, it is not drawn.
  private func drawnWords(of node: Node, _ spoken: SpokenTree) -> String? {
    if let text = SpokenWords.spoken(node.text) { return text }
    if node.role == .textField || node.role == .searchField { return SpokenWords.spoken(node.value) }
    guard node.children.isEmpty || node.role == .text || node.role == .heading else { return nil }
    switch node.role {
    case .text, .heading: return spoken.ownName(of: node.id)
    case .button, .link, .tab, .cell: return spoken.tree.platform == .ios ? spoken.ownName(of: node.id) : nil
    case .other, .group:
      let isWords =
        spoken.tree.platform == .ios || (isWordedByLabels && spoken.isInteractive(node.id) == false)
      return isWords ? spoken.ownName(of: node.id) : nil
    default: return nil
    }
  }

  private func isIn(_ frame: Rect, _ box: Rect) -> Bool {
    let room = frame.insetBy(-8)
    return box.share(in: room) >= 0.5 || (frame.share(in: box) >= 0.6 && frame.isEmpty == false)
  }

  private func isRead(_ text: FoldedText, _ words: String, in lines: [Line]) -> Bool {
    if lines.contains(where: { agree($0.text, text) }) { return true }
    let whole = FoldedText(joining: lines.map(\.text))
    if text.count >= 3, whole.contains(text, slipShare: Self.slipShare) { return true }
    // Several lines, of which reading may have missed some: half of the words suffice.
    let parts = words.split { $0.isWhitespace }.map { FoldedText(String($0)) }.filter { $0.count >= 2 }
    let found = parts.count { whole.contains($0, slipShare: 0.125) }
    return parts.count >= 3 ? found * 2 >= parts.count : parts.count == 2 && found == 2
  }

  private func agree(_ line: FoldedText, _ text: FoldedText) -> Bool {
    line.agrees(with: text, slipShare: Self.slipShare)
      || (text.count >= 2 && line.contains(text, slipShare: 0.125))
      || (line.count >= 3 && line.count * 3 >= text.count && text.contains(line, slipShare: 0.125))
  }

  private func places(of text: FoldedText) -> [Line] {
    lines.filter { $0.text.agrees(with: text, slipShare: 0.125) }
  }

  /// Reading slips: words that share half of their letters in order may be the same. Of numbers each digit counts.
  private func resemble(_ line: FoldedText, _ text: FoldedText) -> Bool {
    if line.digitsOnly, text.digitsOnly { return false }
    return line.likeness(to: text) >= 0.5
  }
}
