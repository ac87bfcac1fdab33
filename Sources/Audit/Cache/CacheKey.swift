import Configuration
import Suggestions

/// The name of what a screen's judgement depends on: equal names mean equal reports.
public struct CacheKey: Sendable, Hashable {
  /// 64 lower-case hexadecimal digits.
  public let text: String

  /// Names one screen.
  ///
  /// - Parameters:
  ///   - pair: the screen; its name takes part, for fingerprints hold it, and its paths do not.
  ///   - image: the bytes of the screenshot.
  ///   - tree: the bytes of the dump.
  ///   - options: what the user says of the input.
  ///   - context: what all screens of a run share, from `context(…)`.
  public init(pair: Pair, image: [UInt8], tree: [UInt8], options: InputOptions, context: String) {
    var hash = SHA256()
    let words = [
      context, pair.name, options.treeFormat ?? "", options.scale.map { "\($0)" } ?? "",
    ]
    for word in words { hash.updatePart(Array(word.utf8)) }
    hash.updatePart(image)
    hash.updatePart(tree)
    text = hash.hexadecimal()
  }

  /// What all screens of a run share.
  ///
  /// - Parameters:
  ///   - configuration: the decisions; those after the judgement do not count.
  ///   - suggestions: what suggestions are made for.
  ///   - program: the hashes of the program and of its models; the version alone would not tell two builds apart.
  public static func context(
    _ configuration: Configuration, suggestions: SuggestionSettings, program: [String]
  ) -> String {
    let proposals = [
      suggestions.pattern.text, suggestions.language?.rawValue ?? "", suggestions.memories.key,
    ]
    return
      ([ReportCache.kind, Version.current, configuration.judgementKey] + proposals
      + suggestions.frameworks.map(\.option) + program).joined(separator: "\n")
  }
}
