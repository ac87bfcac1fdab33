import AccessibilityModel
import ArgumentParser
import Suggestions

/// What suggestions are made for.
struct SuggestionArguments: ParsableArguments {
  static let standardPattern = IdentifierPattern.standard.text

  @Option(
    help: ArgumentHelp(
      """
      Write code for this framework, repeatable: \(Framework.allCases.map(\.option).joined(separator: ", ")). \
      Chosen by the dump when left out.
      """, valueName: "name"))
  var framework: [String] = []

  @Option(help: ArgumentHelp("The pattern of identifiers.", valueName: "pattern"))
  var identifierPattern = Self.standardPattern

  @Option(
    help: ArgumentHelp(
      "The language of the screens, for example de; found from their texts when left out.", valueName: "tag"))
  var language: String?

  @Flag(help: "Show the code of every suggestion in the terminal report.")
  var fixCode = false

  func validate() throws {
    _ = try Self.settings(pattern: identifierPattern, language: language, frameworks: framework)
  }

  /// What the library is told; a word that it does not know is an error.
  static func settings(
    pattern: String, language: String? = nil, frameworks: [String] = []
  ) throws -> SuggestionSettings {
    var settings = SuggestionSettings()
    do throws(IdentifierPatternError) {
      settings.pattern = try IdentifierPattern(pattern)
    } catch {
      throw ValidationError("--identifier-pattern \"\(error.pattern)\": \(error.reason)")
    }
    settings.frameworks = try frameworks.map { name in
      guard let framework = Framework(option: name) else {
        let known = Framework.allCases.map(\.option).joined(separator: ", ")
        throw ValidationError("there is no framework \"\(name)\"; known are \(known)")
      }
      return framework
    }
    if let language {
      guard let known = Language(tag: language) else {
        let tags = Language.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there are no names in the language \"\(language)\"; known are \(tags)")
      }
      settings.language = known
    }
    return settings
  }

  func settings() throws -> SuggestionSettings {
    try Self.settings(pattern: identifierPattern, language: language, frameworks: framework)
  }
}
