import AccessibilityModel
import Findings
import Matching

/// A link or button whose name does not say where it leads.
public struct LinkPurpose: Rule {
  /// Words that say nothing, phrases of them, and the words that only point at a place.
  public struct Thresholds: Decodable, Sendable {
    let emptyWords: [String]
    let phrases: [String]
    let placeWords: [String]
  }

  /// The permanent name.
  public static let id = "link-purpose"
  /// Its file in `rules/`.
  public static let file = PackageResources.link_purpose_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The links and buttons that say no more than "click here".
  public func findings(on screen: Screen) -> [Finding] {
    (screen.controls + screen.drawnControls).compactMap { node in
      guard node.role == .link || node.role == .button, screen.spoken.isCut(node.id) == false else {
        return nil
      }
      let name = screen.spoken.name(of: node.id)
      let words = name.plainWords
      let isPhrase = thresholds.phrases.contains { $0.plainWords == words }
      let isEmpty = words.isEmpty == false && words.allSatisfy(thresholds.emptyWords.contains)
      guard isPhrase || (isEmpty && node.role == .link) else { return nil }
      let leads = words.contains { thresholds.placeWords.contains($0) }
      return Finding(
        rule: Self.id, outcome: leads ? .violation : .review(.ambiguousMatch),
        box: screen.spoken.visiblePart(of: node.id), element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: ["kind": Words.kind(of: node), "node": Words.quoted(name)])
    }
  }
}
