import Geometry

/// How well clickability is judged for one type: precision, recall, and the curve over the probability.
public struct TapScore: Sendable, Hashable, Codable {
  /// The name of the type.
  public let type: String
  /// Elements of the truth that a tap works on.
  public let clickable: Int
  /// Elements of the truth that it does not work on.
  public let still: Int
  /// Elements called clickable: precision counts those that have a counterpart in the truth.
  public let called: Int
  /// Elements rightly called clickable.
  public let right: Int
  /// Counterparts of the truth about which nothing was said.
  public let untold: Int
  /// Elements called not clickable.
  public let calledStill: Int
  /// Elements rightly called not clickable.
  public let rightStill: Int
  /// Recall at a precision of 0.9, by the probability; recall over all that the truth has, found or not.
  public let recallAt90: Double
  /// Recall at a precision of 0.9 among the elements that were found.
  public let recallAt90OfFound: Double
  /// The curve, at 0, 0.05 … 1 of the probability.
  public let curve: [CurvePoint]

  /// Scores the predictions of one type; nil where the truth has no such element.
  public init?(of type: String, truth: [JudgedScreen], predictions: [String: JudgedScreen]) {
    var pairs: [(answer: Bool, found: JudgedElement)] = []
    var answers: [Bool] = []
    for screen in truth {
      let wanted = zip(screen.counted, TapTruth.answers(of: screen)).compactMap { element, answer in
        element.type == type ? answer.map { (element, $0) } : nil
      }
      answers += wanted.map(\.1)
      let found = predictions[screen.name]?.counted.filter { $0.type == type } ?? []
      pairs += Self.pairs(wanted, found)
    }
    guard !answers.isEmpty else { return nil }
    self.type = type
    clickable = answers.count { $0 }
    still = answers.count - clickable
    called = pairs.count { $0.found.clickable == true }
    right = pairs.count { $0.found.clickable == true && $0.answer }
    untold = pairs.count { $0.found.clickable == nil }
    calledStill = pairs.count { $0.found.clickable == false }
    rightStill = pairs.count { $0.found.clickable == false && !$0.answer }
    let ranked = pairs.map { (score: $0.found.clickableScore ?? 0, answer: $0.answer) }
    let hits = Self.hits(ranked, precision: 0.9)
    recallAt90 = Double(hits) / Double(max(1, clickable))
    recallAt90OfFound = Double(hits) / Double(max(1, pairs.count { $0.answer }))
    let total = clickable
    curve = (0...20).map { Self.point(at: Double($0) / 20, ranked, total: total) }
  }

  /// The precision of what was called clickable.
  public var precision: Double { called > 0 ? Double(right) / Double(called) : 0 }
  /// The share of what a tap works on that was called clickable.
  public var recall: Double { clickable > 0 ? Double(right) / Double(clickable) : 0 }

  /// The most that can be rightly called clickable with at least a precision.
  static func hits(_ ranked: [(score: Double, answer: Bool)], precision: Double) -> Int {
    let sorted = ranked.sorted { $0.score > $1.score }
    var (right, best) = (0, 0)
    for (place, entry) in sorted.enumerated() {
      right += entry.answer ? 1 : 0
      // A threshold cannot tell equal probabilities apart.
      let isEnd = place + 1 == sorted.count || sorted[place + 1].score < entry.score
      if isEnd, Double(right) >= precision * Double(place + 1) { best = right }
    }
    return best
  }

  private static func point(
    at threshold: Double, _ ranked: [(score: Double, answer: Bool)], total: Int
  ) -> CurvePoint {
    let called = ranked.filter { $0.score >= threshold }
    let right = called.count { $0.answer }
    return CurvePoint(
      score: threshold, precision: called.isEmpty ? 1 : Double(right) / Double(called.count),
      recall: Double(right) / Double(max(1, total)))
  }

  /// Each truth element with the prediction that overlaps it most, at IoU ≥ 0.5.
  private static func pairs(
    _ wanted: [(JudgedElement, Bool)], _ found: [JudgedElement]
  ) -> [(answer: Bool, found: JudgedElement)] {
    wanted.compactMap { element, answer in
      found.filter { $0.box.iou(element.box) >= 0.5 }.max {
        $0.box.iou(element.box) < $1.box.iou(element.box)
      }
      .map { (answer, $0) }
    }
  }
}
