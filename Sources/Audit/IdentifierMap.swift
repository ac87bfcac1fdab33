import AccessibilityModel
import Findings
import Matching
import Rules
import Suggestions

/// The identifiers of one screen as `unsaid identifiers` writes them.
public struct IdentifierMap: Sendable, Hashable, Codable {
  /// One control.
  public struct Entry: Sendable, Hashable, Codable {
    /// The way from the root, by role and place.
    public var path: String
    /// The role in the words of `unsaid.tree/1`.
    public var role: String
    /// What a screen reader says of it; nil where that is nothing.
    public var name: String?
    /// The identifier that it has; nil where it has none.
    public var current: String?
    /// The identifier to give it; the present one where that is good.
    public var suggested: String
    /// Where the words of the suggestion come from.
    public var evidence: String
    /// The rules that the present state breaks.
    public var problems: [String]
  }

  /// The name of the screen.
  public var screen: String
  /// The word for the screen in identifiers.
  public var context: String
  /// The controls in the order of the dump.
  public var entries: [Entry]

  /// The rules that judge identifiers.
  public static let rules: Set<String> = [
    IdentifierMissing.id, IdentifierDuplicate.id, IdentifierConvention.id,
  ]

  init(of screen: Screen, settings: SuggestionSettings, findings: [Finding]) {
    let problems = Dictionary(grouping: findings.filter { Self.rules.contains($0.rule) }) { $0.node ?? -1 }
    let plan = IdentifierPlan(of: screen, settings: settings)
    self.screen = screen.name
    context = ScreenContext.word(for: screen.name)
    entries = plan.entries.map { entry in
      Entry(
        path: screen.tree.path(of: entry.node), role: screen.tree.nodes[entry.node].role.name,
        name: entry.item.name, current: entry.item.current, suggested: entry.suggested,
        evidence: entry.item.current == entry.suggested ? "the identifier it has" : entry.item.evidence,
        problems: (problems[entry.node] ?? []).map(\.rule))
    }
  }

  /// What later runs shall keep of these maps.
  public static func memories(_ maps: [IdentifierMap], pattern: IdentifierPattern) -> IdentifierMemories {
    IdentifierMemories(
      maps.map { map in
        let entries = map.entries.map {
          IdentifierMemory.Entry(
            category: IdentifierCategory(Role(name: $0.role)), name: $0.name, identifier: $0.suggested)
        }
        return IdentifierMemories.Remembered(
          screen: map.screen, memory: IdentifierMemory(entries, pattern: pattern))
      })
  }

  /// The pattern as an override of the rule's threshold.
  static func thresholds(for pattern: IdentifierPattern) -> String {
    "{ pattern: \"\(pattern.text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined())\" }"
  }
}

extension Auditor {
  /// The identifiers of one pair: those it has, those it should have, and what is wrong with the present ones.
  public func identifiers(of input: ScreenInput, options: InputOptions) throws(AuditError) -> IdentifierMap {
    let screen = try screen(of: input, options: options)
    return IdentifierMap(of: screen, settings: suggestions, findings: judged(screen).findings)
  }
}
