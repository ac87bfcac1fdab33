/// Precision, recall and F1 at one working point.
public struct WorkingPoint: Sendable, Hashable, Codable {
  /// The share of right ones among the predictions, 0…1.
  public let precision: Double
  /// The share of the truth that was found, 0…1.
  public let recall: Double
  /// The harmonic mean of both, 0…1.
  public let f1: Double

  /// Counts pairs over all screens; misses in ignored regions do not count as wrong.
  init(_ screens: [ScreenCase], _ criterion: Criterion, isTyped: Bool) {
    var hits = 0
    var predicted = 0
    var truth = 0
    for screen in screens {
      let pairs = Pairs.of(screen, criterion, isTyped: isTyped)
      let paired = Set(pairs.map(\.prediction))
      let wrong = screen.predictions.indices.count {
        !paired.contains($0) && !screen.isIgnored(screen.predictions[$0].box)
      }
      hits += pairs.count
      predicted += pairs.count + wrong
      truth += screen.truth.count
    }
    self.init(hits: hits, predicted: predicted, truth: truth)
  }

  /// Makes a point from counts.
  init(hits: Int, predicted: Int, truth: Int) {
    precision = predicted > 0 ? Double(hits) / Double(predicted) : 0
    recall = truth > 0 ? Double(hits) / Double(truth) : 0
    f1 = precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0
  }
}
