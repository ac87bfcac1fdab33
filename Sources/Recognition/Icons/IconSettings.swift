/// The file beside the icon network, `unsaid.icons/1`: its input, its words, and the certainty that an answer needs.
public struct IconSettings: Sendable, Decodable {
  /// The picture that the network takes.
  struct Input: Sendable, Decodable {
    /// The width and height in pixels.
    let side: Int
    /// The side of the square around an icon that the network sees, in longer sides of the icon.
    let reach: Double
  }

  /// The version of this format.
  static let schema = "unsaid.icons/1"

  /// The version of the file's format.
  let schema: String
  /// What the network takes.
  let input: Input
  /// The words in the order of the network's probabilities; one more stands for "none of these".
  let meanings: [String]
  /// The least probability of an answer, chosen on validation families; 0…1.
  let threshold: Double
  /// The least probability of single words where it differs, 0…1.
  let thresholds: [String: Double]

  /// Why the file cannot be used; nil where it can.
  var flaw: String? {
    if schema != Self.schema { return "is \"\(schema)\" and not \"\(Self.schema)\"" }
    if input.side < 8 || input.side > 256 { return "asks for a picture \(input.side) pixels wide" }
    if !(1...4).contains(input.reach) { return "has a reach of \(input.reach), which must be 1 to 4" }
    if meanings.isEmpty || Set(meanings).count != meanings.count {
      return "lists no meanings or one of them twice"
    }
    if ([threshold] + thresholds.values).contains(where: { !(0...1).contains($0) }) {
      return "has a threshold that is not 0 to 1"
    }
    return nil
  }

  /// The least probability for an answer.
  func threshold(of meaning: String) -> Double { thresholds[meaning] ?? threshold }
}
