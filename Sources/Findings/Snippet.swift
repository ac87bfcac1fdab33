/// A few lines of code that carry out a suggestion.
public struct Snippet: Sendable, Hashable, Codable {
  /// The name of the framework, for example "SwiftUI".
  public var framework: String
  /// The lines.
  public var code: String

  /// Makes a snippet.
  public init(framework: String, code: String) {
    self.framework = framework
    self.code = code
  }
}
