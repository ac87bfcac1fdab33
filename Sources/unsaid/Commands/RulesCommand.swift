import ArgumentParser
import Foundation
import RuleCatalog

/// Lists the rules.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

  func run() throws {
    let files = try Assembly.catalog()
    let width = files.map(\.id.count).max() ?? 0
    for file in files {
      let id = file.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let severity = file.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
      Console.print(
        "\(id)  \(severity)  \(file.title)\(Self.criteria(of: file))\(file.isOnByDefault ? "" : " [off]")")
    }
  }

  private static func criteria(of file: RuleFile) -> String {
    file.wcag.isEmpty ? "" : " (WCAG \(file.wcag.joined(separator: ", ")))"
  }
}
