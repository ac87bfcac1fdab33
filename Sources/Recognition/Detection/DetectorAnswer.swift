/// One answer of the detector's network: boxes and the scores of their classes.
struct DetectorAnswer: Sendable, Decodable {
  /// The name of the output with the corners of the boxes.
  let boxes: String
  /// The name of the output with the scores.
  let scores: String
  /// The names of the classes, in the order of the scores.
  let classes: [String]
  /// The least score of each class, by name, 0…1.
  let thresholds: [String: Double]

  /// The least score of a class.
  func threshold(of name: String) -> Double { thresholds[name] ?? 0.5 }
}
