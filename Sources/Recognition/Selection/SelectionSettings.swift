/// The file beside the trees that tell the selected item, `unsaid.selection/1`: what their columns are, and from which
/// probability they are believed.
public struct SelectionSettings: Sendable, Decodable {
  /// The name and version of the format.
  public let schema: String
  /// The names of the columns.
  public let features: [String]
  /// The least probability of the most probable item, 0…1; below it the trees do not tell.
  public let least: Double
  /// The probability from which on the trees are right against the front card of a file too, 0…1.
  public let sure: Double
}
