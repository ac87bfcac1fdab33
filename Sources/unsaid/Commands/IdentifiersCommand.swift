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

  @Option(help: ArgumentHelp("The pattern of identifiers.", valueName: "pattern"))
  var identifierPattern = IdentifierPattern.standard.text

  @Option(
    help: ArgumentHelp(
      "Keep the identifiers of this map, which an earlier run wrote with --format json.", valueName: "path"))
  var keep: String?

  @Option(help: "How the map is written: text or json.")
  var format: Format = .text

  @Flag(help: "Fail with exit code 1 where an identifier is missing, shared or breaks the pattern.")
  var check = false

  func validate() throws {
    _ = try SuggestionArguments.settings(pattern: identifierPattern)
    guard (1...2).contains(paths.count) else {
      throw ValidationError("give IMAGE TREE or one DIR; \(paths.count) paths were given")
    }
  }

  mutating func run() async throws {
    let settings = try SuggestionArguments.settings(pattern: identifierPattern)
    let input = self.input.options
    let earlier = try keep.map(Self.maps) ?? []
    let pairs = try InputPairs.find(paths)
    let plan = jobs.plan(screens: pairs.count)
    var configuration = Configuration()
    for rule in IdentifierMap.rules {
      configuration.rules[rule] = RuleSettings(isOn: Sourced(true, .standard))
    }
    let auditor = try Assembly.auditor(
      threads: plan.threads, settings: AuditorSettings(configuration: configuration, suggestions: settings))
    let progress = Progress(total: pairs.count, isTerminal: Console.errorIsTerminal)
    let outcomes = await Suite.map(
      pairs, jobs: plan.jobs, finished: { progress.finished($0, $1.name) },
      work: { pair in
        Result { try auditor.identifiers(of: InputPairs.read(pair), options: input, earlier: earlier) }
      })
    try finish(outcomes)
  }

  private static func maps(at path: String) throws -> [IdentifierMap] {
    guard let maps = try IdentifierMapText.maps(from: Files.bytes(of: path)) else {
      throw Failure(
        AuditError(path: path, reason: "is no map; `unsaid identifiers --format json` writes one"))
    }
    return maps
  }

  private func finish(_ outcomes: [Result<IdentifierMap, any Error>]) throws {
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
        ? try IdentifierMapText.json(maps, pattern: identifierPattern)
        : IdentifierMapText.text(maps, pattern: identifierPattern))
    if failures.isEmpty == false { throw Failure(failures.joined(separator: "\n"), code: .failure) }
    if check, maps.contains(where: { $0.entries.contains { $0.problems.isEmpty == false } }) {
      throw Failure("", code: .findings)
    }
  }
}
