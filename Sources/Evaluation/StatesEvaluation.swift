/// The scores of states and clickability over labelled screens.
public struct StatesEvaluation: Sendable, Hashable, Codable {
  /// The number of labelled screens.
  public let screens: Int
  /// The selected tab.
  public let tabs: SelectionScore
  /// The selected segment.
  public let segments: SelectionScore
  /// Clickability of icons, texts, pictures and containers, as far as the truth has them.
  public let taps: [TapScore]
  /// Screens on which a selected tab or segment was not found, by name.
  public let failedTabs: [String]
  /// The same for segments.
  public let failedSegments: [String]

  /// Scores predictions, paired with the truth by the name of the image.
  public init(truth: [JudgedScreen], predictions: [JudgedScreen]) {
    let byName = Dictionary(predictions.map { ($0.name, $0) }) { first, _ in first }
    var (noTabs, noSegments): ([String], [String]) = ([], [])
    screens = truth.count
    tabs = SelectionScore(of: "TabBarItem", truth: truth, predictions: byName) { noTabs.append($0) }
    segments = SelectionScore(of: "SegmentedControl", truth: truth, predictions: byName) {
      noSegments.append($0)
    }
    taps = ["Icon", "Text", "Picture", "Container"].compactMap {
      TapScore(of: $0, truth: truth, predictions: byName)
    }
    failedTabs = noTabs
    failedSegments = noSegments
  }
}
