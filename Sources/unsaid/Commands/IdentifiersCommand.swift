import ArgumentParser
import AccessibilityModel
import Audit
import Configuration
import Suggestions

/// Writes the map of identifiers and checks those that are there.
struct IdentifiersCommand: AsyncParsableCommand {
  /// How the map is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  static let configuration = CommandConfiguration(
    commandName: "identifiers",
    abstract:
      "Show the identifiers of a suite: those it has, those it should have, and what is wrong with them.",
    discussion: """
      With two paths: the screenshot and the dump. With a folder: every pair below it, as `lint` finds them.
      Exit code 1 with --check where an identifier is missing, shared or breaks the pattern.
      """)

  @Argument(help: ArgumentHelp("IMAGE TREE, or DIR.", valueName: "path"))
  var paths: [String]

  @OptionGroup(title: "Input") var input: InputArguments
  @OptionGroup(title: "Input") var jobs: JobArguments

  @OptionGroup(title: "Configuration") var settings: ConfigurationArguments

  @Option(
    help: ArgumentHelp("The pattern of identifiers; else that of the configuration.", valueName: "pattern"))
  var identifierPattern: String?

  @Option(
    help: ArgumentHelp(
      "Keep the identifiers of this map of an earlier run; else of the one that the configuration names.",
      valueName: "path"))
  var keep: String?

  @Flag(help: "Write the map into that file; screens that are in it and not in this run stay.")
  var write = false

  @Option(help: "How the map is written: text or json.")
  var format: Format = .text

  @Flag(help: "Fail with exit code 1 where an identifier is missing, shared or breaks the pattern.")
  var check = false

  func validate() throws {
    if let identifierPattern { _ = try SuggestionArguments.settings(pattern: identifierPattern) }
    guard (1...2).contains(paths.count) else {
      throw ValidationError("give IMAGE TREE or one DIR; \(paths.count) paths were given")
    }
  }

  mutating func run() async throws {
    var configuration = try settings.load()
    let file = try mapFile(configuration)
    let suggestions = try suggestions(under: configuration, file)
    let input = self.input.options
    let pairs = try InputPairs.find(paths)
    let plan = jobs.plan(screens: pairs.count)
    for rule in IdentifierMap.rules {
      configuration.rules[rule] = RuleSettings(isOn: Sourced(true, .standard))
    }
    let auditor = try Assembly.auditor(
      threads: plan.threads, settings: AuditorSettings(configuration: configuration, suggestions: suggestions)
    )
    let progress = Progress(total: pairs.count, isTerminal: Console.errorIsTerminal)
    let outcomes = await Suite.map(
      pairs, jobs: plan.jobs, finished: { progress.finished($0, $1.name) },
      work: { pair in
        Result { try auditor.identifiers(of: InputPairs.read(pair), options: input) }
      })
    try finish(outcomes, pattern: suggestions.pattern.text, file)
  }

  /// The team's map: what the option names, else what the configuration names.
  private func mapFile(_ configuration: Configuration) throws -> IdentifierMapFile? {
    let file = keep.map(IdentifierMapFile.init(path:)) ?? IdentifierMapFile(of: configuration)
    if write, file == nil {
      throw Failure(
        "--write needs a file: give --keep PATH, or \"identifiers: { map: PATH }\" in \(Configuration.fileName)",
        code: .usage)
    }
    return file
  }

  private func suggestions(
    under configuration: Configuration, _ file: IdentifierMapFile?
  ) throws -> SuggestionSettings {
    var settings = try SuggestionArguments.settings(
      pattern: SuggestionArguments.pattern(identifierPattern, under: configuration))
    // The first run with --write makes the file.
    if let file, file.exists || !write {
      settings.memories = try file.memories(pattern: settings.pattern)
    }
    return settings
  }

  private func finish(
    _ outcomes: [Result<IdentifierMap, any Error>], pattern: String, _ file: IdentifierMapFile?
  ) throws {
    var maps: [IdentifierMap] = []
    var failures: [String] = []
    for outcome in outcomes {
      switch outcome {
      case .success(let map): maps.append(map)
      case .failure(let error): failures.append(ErrorLine.of(error))
      }
    }
    Console.print(
      format == .json
        ? try IdentifierMapText.json(maps, pattern: pattern) : IdentifierMapText.text(maps, pattern: pattern))
    if write, failures.isEmpty, let file { try file.write(maps, pattern: pattern) }
    if failures.isEmpty == false { throw Failure(failures.joined(separator: "\n"), code: .failure) }
    if check, maps.contains(where: { $0.entries.contains { $0.problems.isEmpty == false } }) {
      throw Failure("", code: .findings)
    }
  }
}
