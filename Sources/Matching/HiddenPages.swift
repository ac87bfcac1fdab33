import AccessibilityModel
import Geometry
import ScreenModel

/// Finds pages that a dump lists although another page covers them.
///
/// A tree does not say what is opaque, so the picture decides: of two siblings that lie over one another, the one
/// whose texts are not drawn while the other's are is hidden.
public struct HiddenPages: Sendable {
  /// The least share of the screen that a page covers, 0…1.
  public var coverage = 0.5
  /// The fewest texts that a page must have to be judged.
  public var fewestTexts = 3
  /// The largest share of its texts that a hidden page may seem to show, 0…1.
  public var hiddenShare = 0.2
  /// The least share of its texts that the covering page shows, 0…1.
  public var shownShare = 0.5

  /// Makes the check with its usual numbers.
  public init() {}

  /// The roots of the hidden subtrees.
  public func roots(seen: RecognizedScreen, tree: AccessibilityTree) -> Set<Int> {
    let read = seen.elements.filter { $0.type == .text }.compactMap { element in
      element.text.map { (box: element.box, text: FoldedText($0)) }
    }
    guard read.count >= fewestTexts else { return [] }
    let pages = tree.nodes.filter { $0.frame.area >= coverage * seen.size.bounds.area }
    let groups = Dictionary(grouping: pages) { $0.parent ?? -1 }.filter { $0.value.count > 1 }
    var hidden: Set<Int> = []
    for group in groups.values {
      let shares = group.map { (page: $0, share: shownShare(of: $0, in: tree, read: read)) }
      let covering = shares.filter { ($0.share ?? 0) >= shownShare }
      for (page, share) in shares {
        guard let share, share <= hiddenShare else { continue }
        let isCovered = covering.contains {
          $0.page.frame.intersection(page.frame).area >= 0.8 * page.frame.area
        }
        if isCovered { hidden.insert(page.id) }
      }
    }
    return hidden
  }

  /// The share of a page's texts on the screen that were read where they are declared; nil where there are too few.
  private func shownShare(
    of page: Node, in tree: AccessibilityTree, read: [(box: Rect, text: FoldedText)]
  ) -> Double? {
    var texts = 0
    var shown = 0
    let screen = tree.size?.bounds ?? page.frame
    for node in tree.descendants(of: page.id) where node.isVisible != false {
      guard let raw = SpokenWords.spoken(node.text) ?? SpokenWords.spoken(node.label),
        node.frame.share(in: screen) >= 0.9, node.frame.isEmpty == false
      else { continue }
      let text = FoldedText(raw)
      guard text.count >= 2 else { continue }
      texts += 1
      let isRead = read.contains {
        $0.box.share(in: node.frame) >= 0.3
          && (text.contains($0.text, slipShare: 0.2) || $0.text.contains(text, slipShare: 0.2))
      }
      shown += isRead ? 1 : 0
    }
    return texts >= fewestTexts ? Double(shown) / Double(texts) : nil
  }
}
