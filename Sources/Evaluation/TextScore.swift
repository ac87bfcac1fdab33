import Geometry

/// How well the texts of the truth were read.
public struct TextScore: Sendable, Hashable, Codable {
  /// The number of truth elements with text.
  public let truth: Int
  /// The share whose text was read with a similarity of at least 0.8.
  public let found: Double
  /// The share whose text was read exactly, after normalising spaces and case.
  public let exact: Double
  /// The number of words in the truth.
  public let words: Int
  /// The share of the truth's words that were read anywhere on the screen.
  public let wordsSeen: Double

  /// Nil where the truth holds no text.
  init?(_ screens: [ScreenCase]) {
    var counts = Counts()
    for screen in screens { counts.add(screen) }
    guard counts.truth > 0 else { return nil }
    truth = counts.truth
    found = Double(counts.found) / Double(counts.truth)
    exact = Double(counts.exact) / Double(counts.truth)
    words = counts.words
    wordsSeen = counts.words > 0 ? Double(counts.seen) / Double(counts.words) : 0
  }

  private struct Counts {
    var truth = 0
    var found = 0
    var exact = 0
    var words = 0
    var seen = 0

    mutating func add(_ screen: ScreenCase) {
      let predictions = screen.predictions.filter { !TextComparison.normal($0.text).isEmpty }
      for element in screen.truth {
        let wanted = TextComparison.normal(element.text)
        if wanted.isEmpty { continue }
        truth += 1
        guard let best = TextScore.best(wanted, at: element.box, among: predictions) else { continue }
        found += best >= 0.8 ? 1 : 0
        exact += best == 1 ? 1 : 0
      }
      addWords(screen)
    }

    private mutating func addWords(_ screen: ScreenCase) {
      var have: [String: Int] = [:]
      for word in screen.predictions.flatMap({ TextComparison.words($0.text) }) {
        have[word, default: 0] += 1
      }
      for word in screen.truth.flatMap({ TextComparison.words($0.text) }) {
        words += 1
        guard let left = have[word], left > 0 else { continue }
        have[word] = left - 1
        seen += 1
      }
    }
  }

  /// The best similarity of a text that lies in the box: of each alone, and of all joined by lines.
  private static func best(
    _ wanted: String, at box: Rect, among predictions: [LabelledElement]
  ) -> Double? {
    let near = predictions.filter { $0.box.share(in: box) >= 0.5 || $0.box.iou(box) >= 0.5 }
    guard !near.isEmpty else { return nil }
    let height = max(median(near.map(\.box.height)), 1)
    let ordered = near.enumerated().sorted { a, b in
      let lines = (
        (a.element.box.y / height).rounded(.toNearestOrEven),
        (b.element.box.y / height).rounded(.toNearestOrEven)
      )
      if lines.0 != lines.1 { return lines.0 < lines.1 }
      return a.element.box.x == b.element.box.x ? a.offset < b.offset : a.element.box.x < b.element.box.x
    }.map(\.element.text)
    let tries = ordered.map(TextComparison.normal) + [TextComparison.normal(ordered.joined(separator: " "))]
    return tries.map { TextComparison.similarity(wanted, $0) }.max()
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
