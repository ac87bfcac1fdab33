/// Average precision of one class: the area under the interpolated precision-recall curve.
struct AveragePrecision {
  /// The area; 0…1.
  let value: Double
  /// The number of truth elements.
  let truth: Int
  /// The curve, one point for each score, by falling score.
  let curve: [CurvePoint]

  /// Scores the detections of a class over all screens; nil where the truth has none of it.
  init?(of type: String, in screens: [ScreenCase], criterion: Criterion) {
    var detections: [(score: Double, isHit: Bool)] = []
    var total = 0
    for screen in screens {
      let own = screen.only(type)
      total += own.truth.count
      detections += Self.judged(own, criterion)
    }
    guard total > 0 else { return nil }
    truth = total
    curve = Self.curve(detections, total: total)
    value = Self.area(under: curve)
  }

  /// By falling score, each detection takes the best free truth box; misses in ignored regions do not count.
  private static func judged(_ screen: ScreenCase, _ criterion: Criterion) -> [(score: Double, isHit: Bool)] {
    var isTaken = [Bool](repeating: false, count: screen.truth.count)
    var isHit = [Bool](repeating: false, count: screen.predictions.count)
    for index in Stable.descending(screen.predictions.map(\.score)) {
      let box = screen.predictions[index].box
      let free = screen.truth.indices.map {
        isTaken[$0] ? 0 : criterion.quality(of: box, for: screen.truth[$0].box)
      }
      guard let best = Stable.firstMaximum(free), free[best] > 0 else { continue }
      isTaken[best] = true
      isHit[index] = true
    }
    return screen.predictions.indices
      .filter { isHit[$0] || !screen.isIgnored(screen.predictions[$0].box) }
      .map { (screen.predictions[$0].score, isHit[$0]) }
  }

  /// Detections of equal score are one point: an unscored tool has one, not many.
  private static func curve(_ detections: [(score: Double, isHit: Bool)], total: Int) -> [CurvePoint] {
    let order = Stable.descending(detections.map(\.score))
    var points: [CurvePoint] = []
    var hits = 0
    for (rank, index) in order.enumerated() {
      hits += detections[index].isHit ? 1 : 0
      let isLast = rank + 1 == order.count || detections[order[rank + 1]].score != detections[index].score
      if isLast {
        points.append(
          CurvePoint(
            score: detections[index].score, precision: Double(hits) / Double(rank + 1),
            recall: Double(hits) / Double(total)))
      }
    }
    return points
  }

  private static func area(under curve: [CurvePoint]) -> Double {
    var envelope = curve.map(\.precision)
    for index in envelope.indices.dropLast().reversed() {
      envelope[index] = max(envelope[index], envelope[index + 1])
    }
    var sum = 0.0
    var recall = 0.0
    for (point, precision) in zip(curve, envelope) {
      sum += (point.recall - recall) * precision
      recall = point.recall
    }
    return sum
  }
}
