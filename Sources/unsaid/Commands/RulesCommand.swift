import ArgumentParser
import Reporting

/// Lists the rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  func run() throws { Console.print(RuleList.text(of: try Assembly.catalog())) }
}
