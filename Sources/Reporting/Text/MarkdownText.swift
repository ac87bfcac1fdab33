/// Words in Markdown that mean nothing but themselves.
enum MarkdownText {
  /// The text with a backslash before every sign that Markdown or HTML would take for its own.
  static func escaped(_ text: String) -> String {
    text.map { "\\`*_[]<>#|~&".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
