import AccessibilityModel
import Findings
import Matching

/// A short label that ends with a full stop.
public struct LabelPunctuated: Rule {
  /// From how many words on a label is a sentence, and the words that are written with a full stop.
  public struct Thresholds: Decodable, Sendable {
    let mostWords: Int
    let abbreviations: [String]
  }

  /// The permanent name.
  public static let id = "label-punctuated"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_punctuated_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The labels of controls and pictures that end so and are no sentences.
  public func findings(on screen: Screen) -> [Finding] {
    screen.appStops.compactMap { node in
      guard screen.spoken.isInteractive(node.id) || node.role == .image,
        let label = screen.writtenLabel(of: node), label.hasSuffix("."), label.hasSuffix("..") == false,
        label.contains(",") == false, label.dropLast().contains(where: { ".!?".contains($0) }) == false,
        let last = label.plainWords.last, last.count > 3, thresholds.abbreviations.contains(last) == false,
        label.plainWords.count <= thresholds.mostWords
      else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id, node: node.id,
        evidence: ["kind": Words.kind(of: node), "node": screen.pointer(to: node)])
    }
  }
}
