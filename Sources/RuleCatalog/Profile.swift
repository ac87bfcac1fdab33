/// A named choice of rules, made from what their files say.
public enum Profile: String, Sendable, Hashable, Codable, CaseIterable {
  /// The rules that are asked when nothing is said.
  case standard = "default"
  /// Every rule, also those that are off by default; doubts fail the run too.
  case strict
  /// The rules that ask for nothing beyond levels A and AA of WCAG 2.2.
  case wcag22AA = "wcag22-aa"
  /// The few rules whose faults stop people most; the rules' files name it under `profiles`.
  case mobileMinimum = "mobile-minimum"

  /// The profiles that a rule's file may name under `profiles`; the others follow from its other keys.
  public static let named: [Profile] = [.mobileMinimum]

  /// Whether a rule is asked.
  ///
  /// The check that picture and tree belong together is part of every profile: without it the other rules would judge
  /// pairs that show two moments.
  public func asks(_ file: RuleFile) -> Bool {
    if file.group == .capture { return true }
    return switch self {
    case .standard: file.isOnByDefault
    case .strict: true
    case .wcag22AA: file.isOnByDefault && Self.isAtMostAA(file.wcag)
    case .mobileMinimum: file.namedProfiles.contains(self)
    }
  }

  /// Whether reviews fail a run for which no `--fail-on` is given.
  public var failsOnReviews: Bool { self == .strict }

  /// A rule that also measures against a criterion of level AAA asks for more than AA, so all of them count.
  private static func isAtMostAA(_ criteria: [String]) -> Bool {
    criteria.isEmpty == false
      && criteria.allSatisfy { number in WCAG.criteria[number].map { $0.level <= .aa } ?? false }
  }
}

extension RuleFile {
  /// The profiles that ask this rule.
  public var profiles: [Profile] { Profile.allCases.filter { $0.asks(self) } }
}
