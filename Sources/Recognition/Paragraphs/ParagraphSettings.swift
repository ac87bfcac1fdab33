/// The file beside the paragraph trees, `unsaid.paragraphs/1`: what their columns are, and from where a line goes on.
public struct ParagraphSettings: Sendable, Decodable {
  /// The name and version of the format.
  public let schema: String
  /// The names of the columns.
  public let features: [String]
  /// The probability from which the lower line goes on where the upper one ends, 0…1.
  public let least: Double
}
