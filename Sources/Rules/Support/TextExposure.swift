import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// Whether a drawn text is in what the nodes at its place, or free nodes elsewhere, speak.
struct TextExposure {
  private struct Spoken {
    let frame: Rect
    let texts: [FoldedText]
    let canBeRead: Bool
  }

  private let minimumShare: Double
  private let slipShare: Double
  private let wordShare: Double
  private let nodes: [Spoken]
  private let elsewhere: Set<FoldedText>

  init(screen: Screen, minimumShare: Double, slipShare: Double, wordShare: Double) {
    self.minimumShare = minimumShare
    self.slipShare = slipShare
    self.wordShare = wordShare
    let spoken = screen.spoken
    var nodes: [Spoken] = []
    var elsewhere: Set<FoldedText> = []
    for node in screen.tree.nodes where screen.speaksAtItsPlace(node) {
      let texts = spoken.strings(of: node.id).map { FoldedText($0) }.filter { $0.isEmpty == false }
      guard texts.isEmpty == false else { continue }
      let canBeRead = spoken.strings(of: node.id).allSatisfy {
        ReadableScript.canRead($0) || $0.contains(where: \.isLetter) == false
      }
      if spoken.isVisible(node.id) {
        nodes.append(Spoken(frame: node.frame, texts: texts, canBeRead: canBeRead))
      }
      // A node that speaks a text drawn in its own frame is not there for a text elsewhere.
      let isAtHome = screen.elements(.text, inside: node.frame).contains { element in
        let read = FoldedText(element.text ?? "")
        return texts.contains { $0.contains(read, slipShare: slipShare) && read.count >= 2 }
      }
      if isAtHome == false { elsewhere.formUnion(texts) }
    }
    self.nodes = nodes
    self.elsewhere = elsewhere
  }

  /// Whether the text is spoken.
  func isExposed(_ element: Element) -> Bool {
    let raw = element.text ?? ""
    let text = FoldedText(raw)
    let near = nodes.filter {
      element.box.share(in: $0.frame) >= minimumShare || isInside($0.frame, element.box)
    }
    // What mixes scripts is read as something else.
    if near.contains(where: { $0.canBeRead == false && element.box.share(in: $0.frame) >= 0.8 }) {
      return true
    }
    let texts = near.flatMap(\.texts)
    if texts.contains(where: { $0.contains(text, slipShare: slipShare) }) { return true }
    if text.count >= 12, texts.contains(where: { $0.count >= text.count && startsWithHalf(of: text, $0) }) {
      return true
    }
    if isTruncated(raw), texts.contains(where: { startsAlike($0, text) }) { return true }
    if elsewhere.contains(where: { $0.agrees(with: text, slipShare: slipShare) }) { return true }
    return isJoined(raw, of: texts) || isRunTogether(text, of: texts)
  }

  /// Scripts without blanks: whether the texts at the place, taken out one after the other, leave next to nothing.
  private func isRunTogether(_ text: FoldedText, of texts: [FoldedText]) -> Bool {
    var rest = text.letters
    for part in Set(texts).sorted(by: {
      ($0.count, $0.letters.first ?? 0) > ($1.count, $1.letters.first ?? 0)
    }) {
      guard part.count >= 1, part.count <= rest.count else { continue }
      let starts = 0...(rest.count - part.count)
      if let start = starts.first(where: { rest[$0..<($0 + part.count)].elementsEqual(part.letters) }) {
        rest.removeSubrange(start..<(start + part.count))
      }
    }
    return Double(rest.count) <= (1 - wordShare) * Double(text.count)
  }

  /// A line of reading may join what several small nodes speak.
  private func isInside(_ frame: Rect, _ box: Rect) -> Bool { frame.share(in: box) >= 0.6 }

  private func isTruncated(_ raw: String) -> Bool {
    raw.hasSuffix("…") || raw.hasSuffix("...") || raw.hasSuffix("..")
  }

  /// A long name is cut in its middle, or mixes directions: its beginning is enough.
  private func startsWithHalf(of line: FoldedText, _ whole: FoldedText) -> Bool {
    whole.letters.starts(with: line.letters.prefix(line.count / 2))
  }

  /// The last letters before an ellipsis are often misread.
  private func startsAlike(_ whole: FoldedText, _ cut: FoldedText) -> Bool {
    let length = max(2, cut.count - 2)
    return whole.count >= length && whole.letters.prefix(length).elementsEqual(cut.letters.prefix(length))
  }

  /// Whether nearly all words, weighed by length, are spoken by the nodes at the place together.
  private func isJoined(_ raw: String, of texts: [FoldedText]) -> Bool {
    let words = raw.split { $0.isWhitespace || $0 == "·" || $0 == "•" || $0 == "|" }.map {
      FoldedText(String($0))
    }
    .filter { $0.isEmpty == false }
    let all = words.map(\.count).reduce(0, +)
    guard words.count > 1, all > 0 else { return false }
    let found = words.filter { word in texts.contains { $0.contains(word, slipShare: slipShare) } }
    return Double(found.map(\.count).reduce(0, +)) >= wordShare * Double(all)
  }
}
