import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// How the tree spells the texts that are drawn: right to the letter, where reading slips, cuts or cannot read at all.
public struct SpelledTexts: Sendable, Hashable {
  /// The likeness from which a declared text is taken for what was read with slips.
  private static let likeness = 0.5

  private struct Spelling: Hashable {
    let node: Int
    let text: String
  }

  private let byElement: [Int: Spelling]

  /// No tree, no spelling.
  public init() { byElement = [:] }

  /// Texts that are right to the letter as they are, such as those of labelled screens.
  public init(exactly elements: [Element]) {
    let spellings = TextBlock.blocks(of: elements).enumerated().flatMap { place, block in
      block.elements.map { ($0, Spelling(node: place, text: block.text)) }
    }
    byElement = Dictionary(spellings) { first, _ in first }
  }

  /// The texts of nodes that are nothing but text.
  public init(on screen: Screen) {
    var spellings: [Int: Spelling] = [:]
    for element in screen.seen.elements where element.type == .text {
      guard let node = screen.node(of: element), [.text, .heading].contains(node.role),
        let text = [node.label, node.text].compactMap({ $0 }).first(where: { $0.isEmpty == false })
      else { continue }
      spellings[element.id] = Spelling(node: node.id, text: text)
    }
    byElement = spellings
  }

  /// The paragraph as the tree spells it; nil where neither says a word.
  ///
  /// A declared text that is nothing like the drawn one is left alone, for just that may be the defect.
  func spelling(of block: TextBlock) -> TextBlock? {
    var block = block
    let spellings = Set(block.elements.map { byElement[$0] })
    if spellings.count == 1, let spelling = spellings.first ?? nil, isOf(spelling.text, block.text) {
      (block.text, block.score, block.isSpelled) = (spelling.text, 1, true)
    }
    return block.text.contains { $0.isWhitespace == false } ? block : nil
  }

  private func isOf(_ declared: String, _ read: String) -> Bool {
    let scripts = declared.unicodeScalars.compactMap { Script($0) }
    if scripts.count(where: { $0.isLegible == false }) * 3 > scripts.count { return true }
    let (wanted, seen) = (Fingerprint.normalized(declared), Fingerprint.normalized(read))
    // Drawn with an ellipsis: its beginning is all that can be read.
    return seen.count >= 3 && wanted.hasPrefix(seen) || TextLikeness.of(wanted, seen) >= Self.likeness
  }
}
