/// Which class was taken for which: pairs at IoU 0.5 whatever their class, and what found no partner.
public struct Confusion: Sendable, Hashable, Codable {
  /// The name of the row of inventions and of the column of misses.
  public static let nothing = "(nothing)"

  /// The classes of rows and columns, `nothing` last.
  public let classes: [String]
  /// The counts; row = truth, column = prediction.
  public let counts: [[Int]]

  init(_ screens: [ScreenCase]) {
    let names =
      Set(screens.flatMap { ($0.truth + $0.predictions).compactMap(\.type) }).sorted() + [Self.nothing]
    let place = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var table = [[Int]](repeating: [Int](repeating: 0, count: names.count), count: names.count)
    func add(_ truth: String?, _ prediction: String?) {
      let row = place[truth ?? Self.nothing] ?? names.count - 1
      let column = place[prediction ?? Self.nothing] ?? names.count - 1
      table[row][column] += 1
    }
    for screen in screens {
      let pairs = Pairs.of(screen, .overlap(0.5), isTyped: false)
      for pair in pairs { add(screen.truth[pair.truth].type, screen.predictions[pair.prediction].type) }
      let foundTruth = Set(pairs.map(\.truth))
      let usedPredictions = Set(pairs.map(\.prediction))
      for index in screen.truth.indices where !foundTruth.contains(index) {
        add(screen.truth[index].type, nil)
      }
      for index in screen.predictions.indices
      where !usedPredictions.contains(index) && !screen.isIgnored(screen.predictions[index].box) {
        add(nil, screen.predictions[index].type)
      }
    }
    classes = names
    counts = table
  }
}
