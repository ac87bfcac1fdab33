import AccessibilityModel
import Findings
import Matching

/// An identifier that is not built by the pattern of the app.
public struct IdentifierConvention: Rule {
  /// The pattern.
  public struct Thresholds: Decodable, Sendable {
    let pattern: String
  }

  /// The permanent name.
  public static let id = "identifier-convention"
  /// Its file in `rules/`.
  public static let file = PackageResources.identifier_convention_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let pattern: Result<IdentifierPattern, IdentifierPatternError>

  /// Makes the rule.
  public init(thresholds: Thresholds) {
    do throws(IdentifierPatternError) {
      pattern = .success(try IdentifierPattern(thresholds.pattern))
    } catch {
      pattern = .failure(error)
    }
  }

  /// A pattern that is none can judge nothing.
  public func reasonNotToRun(on screen: Screen) -> String? {
    if case .failure(let error) = pattern {
      "the pattern \(error.pattern) cannot be read: \(error.reason)"
    } else {
      nil
    }
  }

  /// The controls whose identifier breaks the pattern.
  public func findings(on screen: Screen) -> [Finding] {
    guard case .success(let pattern) = pattern else { return [] }
    return screen.controls.compactMap { node in
      guard let identifier = node.plainIdentifier,
        pattern.words(of: identifier, categories: IdentifierCategory.words) == nil
      else { return nil }
      return Finding(
        rule: Self.id, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id,
        evidence: [
          "kind": Words.kind(of: node), "identifier": Words.quoted(identifier), "outline": pattern.outline,
        ])
    }
  }
}
