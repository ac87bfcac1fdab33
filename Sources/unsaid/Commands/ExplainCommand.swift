import ArgumentParser
import Reporting
import RuleCatalog

/// Explains one rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: why it matters, when it fires, what to do.")

  @Argument(help: ArgumentHelp("The id of a rule, as `unsaid rules` lists it.", valueName: "rule"))
  var rule: String

  func run() throws {
    let files = try Assembly.catalog()
    guard let file = files.first(where: { $0.id == rule }) else {
      throw Failure.usage(
        "there is no rule \"\(rule)\"; \(Self.suggestion(for: rule, among: files.map(\.id)))")
    }
    Console.print(RulePage.text(of: file))
  }

  private static func suggestion(for word: String, among ids: [String]) -> String {
    let near = ids.filter { $0.contains(word) || word.contains($0) }
    return near.isEmpty ? "`unsaid rules` lists them" : "did you mean \(near.joined(separator: " or "))?"
  }
}
