import ArgumentParser
import Configuration
import Reporting
import RuleCatalog

/// Lists the rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules, or those of a profile.")

  /// How the list is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(
    help: ArgumentHelp(
      "List the rules of this profile: default, strict, wcag22-aa or mobile-minimum.", valueName: "name"))
  var profile: String?

  @Option(help: "text or json.")
  var format: Format = .text

  func run() throws {
    let catalog = try Assembly.catalog()
    let profile = try chosen(catalog)
    let files = catalog.filter { profile?.asks($0) ?? true }
    switch format {
    case .text: Console.print(RuleList.text(of: files))
    case .json: Console.printRaw(RuleListJSON.text(of: files, profile: profile))
    }
  }

  private func chosen(_ catalog: [RuleFile]) throws -> Profile? {
    do {
      return try ConfigurationFlags.configuration(profile: profile, catalog: catalog).profile?.value
    } catch {
      throw Failure(error.message, code: .usage)
    }
  }
}
