/// One-to-one pairs of predictions and truth, taken by falling quality.
enum Pairs {
  /// The pairs of indices; `isTyped` asks for equal classes too.
  static func of(
    _ screen: ScreenCase, _ criterion: Criterion, isTyped: Bool
  ) -> [(prediction: Int, truth: Int)] {
    var candidates: [(quality: Double, prediction: Int, truth: Int)] = []
    for (i, prediction) in screen.predictions.enumerated() {
      for (j, truth) in screen.truth.enumerated() where !isTyped || prediction.type == truth.type {
        let quality = criterion.quality(of: prediction.box, for: truth.box)
        if quality > 0 { candidates.append((quality, i, j)) }
      }
    }
    var usedPredictions: Set<Int> = []
    var usedTruth: Set<Int> = []
    var pairs: [(prediction: Int, truth: Int)] = []
    for index in Stable.descending(candidates.map(\.quality)) {
      let candidate = candidates[index]
      if usedPredictions.contains(candidate.prediction) || usedTruth.contains(candidate.truth) { continue }
      usedPredictions.insert(candidate.prediction)
      usedTruth.insert(candidate.truth)
      pairs.append((candidate.prediction, candidate.truth))
    }
    return pairs
  }
}
