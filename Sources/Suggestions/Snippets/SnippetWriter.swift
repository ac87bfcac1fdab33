/// Writes a change in the language of one framework.
protocol SnippetWriter: Sendable {
  /// The lines, without a line feed at the end; empty where nothing is to be set.
  func code(for change: CodeChange) -> String
}
