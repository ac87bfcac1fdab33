import Foundation

/// Writes the score of stops as lines for people.
enum StopText {
  static func lines(_ score: StopScore) -> [String] {
    [
      "stops: \(score.screens) screens, \(number(score.elements)) elements and \(number(score.truthStops)) stops a "
        + "screen, \(number(score.predictedStops)) predicted; elements matched \(number(score.matched)), "
        + "needless stops a screen \(number(score.needless))",
      "grouping: errors a screen \(number(score.errors)) (\(score.incorrectGroups) incorrectly grouped of "
        + "\(score.groups), \(score.missedGroups) should have been), operations \(number(score.operations)); "
        + "incorrectly grouped \(number(score.incorrectShare)) of groups, \(number(score.incorrectElements)) of "
        + "elements; screens without an error \(number(score.faultless))",
      order("order of stops", score.stopOrder), order("order of elements", score.elementOrder),
    ]
  }

  private static func order(_ name: String, _ score: OrderScore) -> String {
    "\(name): perfect \(number(score.perfect)), insertions a screen \(number(score.insertions))"
  }

  private static func number(_ value: Double) -> String { String(format: "%.3f", value) }
}
