import ArgumentParser

/// Checks names of rules from the command line.
enum RuleNames {
  /// An unknown name is a usage error.
  static func check(_ names: [String]) throws {
    let known = try Assembly.catalog().map(\.id)
    guard let unknown = names.first(where: { known.contains($0) == false }) else { return }
    throw ValidationError("there is no rule \"\(unknown)\"; `unsaid rules` lists them")
  }
}
