/// Every number of an evaluation (paper, section 4: AP by overlap and by centre; ours: one-to-one F1).
public struct Evaluation: Sendable, Hashable, Codable {
  /// The scores of one class.
  public struct ClassScore: Sendable, Hashable, Codable {
    /// The name of the class.
    public let name: String
    /// The number of truth elements.
    public let truth: Int
    /// Average precision at IoU ≥ 0.5.
    public let ap50: Double
    /// Average precision by centre.
    public let apCentre: Double
    /// The precision-recall curve at IoU ≥ 0.5.
    public let curve: [CurvePoint]
  }

  /// The number of truth screens.
  public let screens: Int
  /// The number of truth screens without any prediction record.
  public let screensWithoutPrediction: Int
  /// The number of truth elements.
  public let truthElements: Int
  /// The number of predictions at the working point.
  public let predictedElements: Int
  /// The classes that the truth has, by name.
  public let classes: [ClassScore]
  /// F1 and its parts with classes left aside, by the name of the criterion.
  public let agnostic: [String: WorkingPoint]
  /// F1 and its parts with equal classes required, by the name of the criterion.
  public let typed: [String: WorkingPoint]
  /// The share of the class-agnostic pairs at IoU 0.5 that have the right class.
  public let typeAccuracy: Double
  /// Which class was taken for which.
  public let confusion: Confusion
  /// How well the texts were read; nil where the truth holds none.
  public let text: TextScore?
  /// How well elements are grouped and ordered; nil where truth or predictions have no stops.
  public let stops: StopScore?

  /// Scores predictions against the truth.
  ///
  /// - Parameters:
  ///   - truth: every screen counts; one without a prediction has no detections.
  ///   - predictions: screens that the truth lacks are left out.
  ///   - minimumScore: the working point of everything but average precision.
  public init(truth: [LabelledScreen], predictions: [LabelledScreen], minimumScore: Double = 0) {
    let byStem = Dictionary(predictions.map { ($0.stem, $0.elements) }) { first, _ in first }
    let all = truth.sorted { $0.stem.unicodeScalars.lexicographicallyPrecedes($1.stem.unicodeScalars) }
      .map { ScreenCase(truth: $0, predictions: byStem[$0.stem] ?? []) }
    let working = all.map { $0.atLeast(minimumScore) }
    screens = all.count
    screensWithoutPrediction = all.count { byStem[$0.stem] == nil }
    truthElements = all.reduce(0) { $0 + $1.truth.count }
    predictedElements = working.reduce(0) { $0 + $1.predictions.count }
    classes = Set(all.flatMap { $0.truth.compactMap(\.type) }).sorted().compactMap {
      Self.score(of: $0, in: all)
    }
    agnostic = Self.points(working, isTyped: false)
    typed = Self.points(working, isTyped: true)
    typeAccuracy = Self.typeAccuracy(working)
    confusion = Confusion(working)
    text = TextScore(working)
    stops = StopScore(truth: truth, predictions: predictions)
  }

  /// The plain mean over the classes of the truth.
  public func mean(_ value: (ClassScore) -> Double) -> Double {
    classes.isEmpty ? 0 : classes.reduce(0) { $0 + value($1) } / Double(classes.count)
  }

  /// The mean over the classes, weighted by their truth counts.
  public func weightedMean(_ value: (ClassScore) -> Double) -> Double {
    let total = classes.reduce(0) { $0 + $1.truth }
    return total == 0 ? 0 : classes.reduce(0) { $0 + value($1) * Double($1.truth) } / Double(total)
  }

  private static func score(of name: String, in screens: [ScreenCase]) -> ClassScore? {
    guard
      let overlap = AveragePrecision(of: name, in: screens, criterion: .overlap(0.5)),
      let centre = AveragePrecision(of: name, in: screens, criterion: .centre)
    else { return nil }
    return ClassScore(
      name: name, truth: overlap.truth, ap50: overlap.value, apCentre: centre.value, curve: overlap.curve)
  }

  private static func points(_ screens: [ScreenCase], isTyped: Bool) -> [String: WorkingPoint] {
    let criteria: [Criterion] = [.overlap(0.5), .overlap(0.9), .centre]
    return Dictionary(
      uniqueKeysWithValues: criteria.map { ($0.name, WorkingPoint(screens, $0, isTyped: isTyped)) })
  }

  private static func typeAccuracy(_ screens: [ScreenCase]) -> Double {
    var pairs = 0
    var right = 0
    for screen in screens {
      for pair in Pairs.of(screen, .overlap(0.5), isTyped: false) {
        pairs += 1
        right += screen.predictions[pair.prediction].type == screen.truth[pair.truth].type ? 1 : 0
      }
    }
    return pairs > 0 ? Double(right) / Double(pairs) : 0
  }
}
