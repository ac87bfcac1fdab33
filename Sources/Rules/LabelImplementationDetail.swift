import AccessibilityModel
import Findings
import Matching

/// A name that was meant for the code: a file, a symbol, an identifier, a class.
public struct LabelImplementationDetail: Rule {
  /// Patterns of such names, each matched against the whole name.
  public struct Thresholds: Decodable, Sendable {
    let patterns: [Pattern]
  }

  /// One kind of name.
  public struct Pattern: Decodable, Sendable {
    let kind: String
    let matches: String
    /// Whether it is a pattern of several words; the others are of one word.
    let isSentence: Bool?
  }

  /// The permanent name.
  public static let id = "label-implementation-detail"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_implementation_detail_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The stops with such a name, unless the same is drawn there.
  public func findings(on screen: Screen) -> [Finding] {
    let patterns = thresholds.patterns.compactMap { pattern in
      (try? Regex(pattern.matches)).map {
        (kind: pattern.kind, isSentence: pattern.isSentence ?? false, regex: $0)
      }
    }
    let words = patterns.filter { $0.isSentence == false }
    let sentences = patterns.filter(\.isSentence)
    return screen.appStops.compactMap { node in
      guard node.role != .text || node.isClickable == true else { return nil }
      let found = names(of: node, on: screen).lazy.compactMap { name in
        let patterns = name.contains(" ") ? sentences : words
        return patterns.first { (try? $0.regex.wholeMatch(in: name)) != nil }.map { (name, $0.kind) }
      }
      guard let (name, kind) = found.first(where: { isDrawn($0.0, at: node, on: screen) == false }) else {
        return nil
      }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id, evidence: ["name": Words.quoted(name), "kind": kind])
    }
  }

  /// Its own name, else the words inside it that make its name up.
  private func names(of node: Node, on screen: Screen) -> [String] {
    let own = screen.spoken.ownName(of: node.id).map { [$0] }
    let inside = screen.tree.descendants(of: node.id).filter { screen.spoken.stop(for: $0.id) == node.id }
    return (own ?? inside.compactMap { screen.spoken.ownName(of: $0.id) }).filter { $0.count <= 80 }
  }

  /// What is drawn on the screen, such as a link, is meant to be read.
  private func isDrawn(_ name: String, at node: Node, on screen: Screen) -> Bool {
    let name = FoldedText(name)
    return screen.seen.elements.contains { element in
      element.type == .text && element.box.share(in: node.frame) >= 0.5
        && FoldedText(element.text ?? "").agrees(with: name, slipShare: 0.125)
    }
  }
}
