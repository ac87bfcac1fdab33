import Foundation

/// Writes the scores of states and clickability for people.
public enum StatesText {
  /// The lines of the table.
  public static func render(_ result: StatesEvaluation) -> String {
    let head = "\(result.screens) screens"
    let selections = [("selected tab", result.tabs), ("selected segment", result.segments)].filter {
      $0.1.screens > 0
    }.map { name, score in
      "\(name): right on \(score.right) of \(score.screens) screens (\(percent(score.accuracy))), of "
        + "\(score.detected) with one detected \(percent(score.accuracyWhereDetected)); "
        + "\(score.rightRows) of \(score.rows) rows, \(score.untold) not told"
    }
    let taps = result.taps.map { score in
      "clickable \(score.type): P \(percent(score.precision)) R \(percent(score.recall)); recall at 90 % precision "
        + "\(percent(score.recallAt90)) of all, \(percent(score.recallAt90OfFound)) of those found; "
        + "called still \(score.calledStill), rightly \(score.rightStill); not told \(score.untold) "
        + "(truth: \(score.clickable) clickable, \(score.still) not)"
    }
    return ([head] + selections + taps).joined(separator: "\n")
  }

  private static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }
}
