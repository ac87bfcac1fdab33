import Foundation

/// Writes an evaluation as a table for people.
public enum EvaluationText {
  /// The table, with a line for each class and each working point.
  public static func render(_ result: Evaluation) -> String {
    var lines = [
      "\(result.screens) screens (\(result.screensWithoutPrediction) without a prediction), "
        + "\(result.truthElements) truth elements, \(result.predictedElements) predicted",
      row("class", "truth", "ap50", "apc"),
    ]
    for score in result.classes.sorted(by: { ($1.truth, $0.name) < ($0.truth, $1.name) }) {
      lines.append(row(score.name, String(score.truth), number(score.ap50), number(score.apCentre)))
    }
    lines.append(row("mean", "", number(result.mean(\.ap50)), number(result.mean(\.apCentre))))
    lines.append(
      row("weighted mean", "", number(result.weightedMean(\.ap50)), number(result.weightedMean(\.apCentre))))
    lines += points("agnostic", result.agnostic) + points("typed", result.typed)
    lines.append("type right among the pairs at 0.5: \(number(result.typeAccuracy))")
    if let text = result.text {
      lines.append(
        "text: \(text.truth) elements, found \(number(text.found)), exact \(number(text.exact)); "
          + "words seen \(number(text.wordsSeen)) of \(text.words)")
    }
    if let stops = result.stops { lines += StopText.lines(stops) }
    return lines.joined(separator: "\n")
  }

  private static func points(_ kind: String, _ points: [String: WorkingPoint]) -> [String] {
    points.sorted { $0.key < $1.key }.map { name, point in
      "\(padded(kind, 9))\(padded(name, 7))P \(number(point.precision))  R \(number(point.recall))  F1 \(number(point.f1))"
    }
  }

  private static func row(_ name: String, _ truth: String, _ ap50: String, _ apCentre: String) -> String {
    padded(name, 26)
      + [truth, ap50, apCentre].map { String(repeating: " ", count: max(0, 7 - $0.count)) + $0 }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func number(_ value: Double) -> String { String(format: "%.3f", value) }
}
