import AccessibilityModel
import ArgumentParser
import Configuration
import Suggestions

/// What suggestions are made for.
struct SuggestionArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Write code for this framework, repeatable: \(Framework.allCases.map(\.option).joined(separator: ", ")). \
      Chosen by the dump when left out.
      """, valueName: "name"))
  var framework: [String] = []

  @Option(
    help: ArgumentHelp("The pattern of identifiers; else that of the configuration.", valueName: "pattern"))
  var identifierPattern: String?

  @Option(
    help: ArgumentHelp(
      "The language of the screens, for example de; else that of the configuration, else found from their texts.",
      valueName: "tag"))
  var language: String?

  @Flag(help: "Show the code of every suggestion in the terminal report.")
  var fixCode = false

  func validate() throws {
    _ = try settings(under: Configuration())
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

  /// The pattern that holds: an option counts more than the configuration.
  static func pattern(_ option: String?, under configuration: Configuration) -> String {
    option ?? configuration.identifierPattern?.value ?? IdentifierPattern.standard.text
  }

  /// The settings of a run: an option counts more than the configuration.
  func settings(under configuration: Configuration) throws -> SuggestionSettings {
    let known = configuration.languages?.value.first { Language(tag: $0) != nil }
    return try Self.settings(
      pattern: Self.pattern(identifierPattern, under: configuration), language: language ?? known,
      frameworks: framework)
  }

  /// The same with the identifiers of the team's map, where the configuration names one.
  func settingsWithMap(under configuration: Configuration) throws -> SuggestionSettings {
    var settings = try settings(under: configuration)
    if let file = IdentifierMapFile(of: configuration) {
      settings.memories = try file.memories(pattern: settings.pattern)
    }
    return settings
  }
}
