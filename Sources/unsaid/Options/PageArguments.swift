import ArgumentParser

/// How a page of the history is written.
struct PageArguments: ParsableArguments {
  /// The ways to write a page.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case terminal, json
  }

  @Option(help: "How to write it: terminal or json.")
  var format: Format = .terminal

  @Option(help: ArgumentHelp("The most lines of each list on a terminal.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is \(limit); at least one line must be shown") }
  }
}
