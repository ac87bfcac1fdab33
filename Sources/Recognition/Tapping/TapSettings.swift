/// The file beside the clickability trees, `unsaid.clickability/1`: what their columns are, and the thresholds by
/// type chosen on screens held out of training.
public struct TapSettings: Sendable, Decodable {
  /// What to make of a probability.
  public struct Limits: Sendable, Decodable {
    /// From here an element is clickable, 0…1.
    public let clickable: Double
    /// Up to here it is not, 0…1; between the two nothing is said.
    public let still: Double
  }

  /// The name and version of the format.
  public let schema: String
  /// The names of the columns.
  public let features: [String]
  /// The limits by the name of the type.
  public let limits: [String: Limits]
}
