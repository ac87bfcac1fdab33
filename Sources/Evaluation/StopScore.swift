/// How well elements are grouped to stops and ordered (paper, sections 5.5 and 5.6), over the elements that both
/// truth and prediction have at a stop.
public struct StopScore: Sendable, Hashable, Codable {
  /// The screens whose truth and prediction have stops.
  public let screens: Int
  /// The mean number of elements at stops a screen, by the truth: stops without grouping.
  public let elements: Double
  /// The mean number of stops a screen, by the truth.
  public let truthStops: Double
  /// The mean number of stops a screen, by the prediction.
  public let predictedStops: Double
  /// The share of the truth's elements at stops that the prediction has at a stop too.
  public let matched: Double
  /// The mean number of predicted stops a screen without any element that the truth reads.
  public let needless: Double
  /// Stops of two or more elements that the prediction made.
  public let groups: Int
  /// Of these, the ones that hold elements of two or more of the truth's stops: "incorrectly grouped".
  public let incorrectGroups: Int
  /// The truth's stops whose elements the prediction has at two or more stops: "should have grouped".
  public let missedGroups: Int
  /// Both kinds of errors a screen; the paper counts 0.62.
  public let errors: Double
  /// The fewest joins and divisions a screen that turn the predicted stops into the truth's.
  public let operations: Double
  /// Incorrect groups as a share of the groups made; the paper counts 0.056.
  public let incorrectShare: Double
  /// The share of the elements that stand at an incorrectly grouped stop.
  public let incorrectElements: Double
  /// The share of screens without any error of grouping.
  public let faultless: Double
  /// The order of the elements, those inside a stop too.
  public let elementOrder: OrderScore
  /// The order of the truth's stops, each at the place where the prediction first reads one of its elements.
  public let stopOrder: OrderScore

  /// Nil where no screen has stops on both sides.
  init?(truth: [LabelledScreen], predictions: [LabelledScreen]) {
    let byStem = Dictionary(predictions.map { ($0.stem, $0) }) { first, _ in first }
    let cases = truth.compactMap { screen in
      byStem[screen.stem].flatMap { StopCase(truth: screen, prediction: $0) }
    }
    guard !cases.isEmpty else { return nil }
    func mean(_ value: (StopCase) -> Int) -> Double {
      Double(cases.reduce(0) { $0 + value($1) }) / Double(cases.count)
    }
    let grouping = cases.map(GroupingErrors.init)
    func total(_ value: KeyPath<GroupingErrors, Int>) -> Int {
      grouping.reduce(0) { $0 + $1[keyPath: value] }
    }
    screens = cases.count
    elements = mean(\.truthElements)
    truthStops = mean(\.truthStops)
    predictedStops = mean(\.predictedStops)
    let known = cases.reduce(0) { $0 + $1.truthElements }
    let both = cases.reduce(0) { $0 + $1.truth.joined().count }
    matched = known > 0 ? Double(both) / Double(known) : 0
    needless = mean(\.needless)
    groups = total(\.groups)
    incorrectGroups = total(\.incorrect)
    missedGroups = total(\.missed)
    errors = Double(total(\.incorrect) + total(\.missed)) / Double(cases.count)
    operations = Double(total(\.operations)) / Double(cases.count)
    incorrectShare = total(\.groups) > 0 ? Double(total(\.incorrect)) / Double(total(\.groups)) : 0
    incorrectElements = both > 0 ? Double(total(\.incorrectElements)) / Double(both) : 0
    faultless = Double(grouping.count { $0.incorrect + $0.missed == 0 }) / Double(cases.count)
    elementOrder = OrderScore(cases.map(OrderScore.elementInsertions))
    stopOrder = OrderScore(cases.map(OrderScore.stopInsertions))
  }
}
