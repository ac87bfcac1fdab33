import AccessibilityModel
import Geometry
import ScreenModel

/// What is drawn of each node: whole, in part, or nothing because something else is drawn over it.
///
/// Worked out once for each screen from the tree's geometry and order and from the words that were read; every rule and
/// the matching ask it instead of looking for themselves.
public struct DrawnTree: Sendable {
  /// The node that lies over each covered node.
  public let coveredBy: [Int: Int]
  /// The roots of pages that lie under another page as a whole.
  public let hiddenPages: Set<Int>
  /// Whether most of the tree's words are of a script that recognition reads.
  public let isReadable: Bool
  /// The covered nodes at which a screen reader stops all the same, in the order of the dump.
  public let coveredStops: [Int]
  let words: WordEvidence
  private let partly: Set<Int>
  private let mostly: Set<Int>
  private let underBars: Set<Int>

  /// Looks at a tree as it is stated.
  public init(seen: RecognizedScreen, tree: AccessibilityTree) {
    hiddenPages = HiddenPages().roots(seen: seen, tree: tree)
    let spoken = SpokenTree(tree, hidden: hiddenPages)
    words = WordEvidence(seen: seen, spoken: spoken)
    let said = tree.nodes.compactMap { SpokenWords.spoken($0.text) ?? SpokenWords.spoken($0.label) }
    isReadable = said.count(where: ReadableScript.canRead) * 2 >= said.count
    let covers = Covers(spoken: spoken, words: words, seen: seen)
    coveredBy = covers.coveredBy
    coveredStops = spoken.stops.filter {
      covers.coveredBy[$0] != nil && covers.underBars.contains($0) == false
    }
    partly = covers.partly
    mostly = covers.mostly
    underBars = covers.underBars
  }

  /// The roots of what a screen reader finds and nobody sees.
  public var hidden: Set<Int> { hiddenPages.union(coveredBy.keys).union(underBars) }

  /// Whether a part of the node may lie under another node.
  public func isPartlyCovered(_ node: Int) -> Bool { partly.contains(node) }

  /// Whether most of the node may lie under another node, without proof.
  public func isMostlyCovered(_ node: Int) -> Bool { mostly.contains(node) }

  /// The nodes whose words are read at another place alone, each with the text there, in the order of the dump.
  public var wordsElsewhere: [(node: Int, element: Int)] {
    words.verdicts.indices.compactMap { node in words.place[node].map { (node, $0) } }
  }

  /// Whether the words that the node draws were read in its frame.
  public func isRead(_ node: Int) -> Bool { words.verdicts[node] == .read }
}
