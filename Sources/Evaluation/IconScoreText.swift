import Foundation

/// Writes the scores of icons for people.
public enum IconScoreText {
  /// Two working points, from truth boxes and as found, with the words that were taken for others.
  public static func render(boxes: IconScore, found: IconScore) -> String {
    let rows = [("from truth boxes", boxes), ("as found", found)].map { title, score in
      "\(title.padding(toLength: 18, withPad: " ", startingAt: 0))"
        + "answered \(percent(score.answeredShare))  right \(percent(score.rightShare))  "
        + "precision \(percent(score.precision))  of \(score.named) icons; "
        + "\(score.namelessAnswered) of \(score.nameless) without a meaning were named"
    }
    let worst = boxes.meanings.filter { $0.wrong + $0.invented > 0 }
      .sorted { ($0.wrong + $0.invented, $1.name) > ($1.wrong + $1.invented, $0.name) }
      .prefix(20)
      .map { "  \($0.name): \($0.right) of \($0.truth), \($0.wrong) named otherwise, \($0.invented) invented" }
    return (rows + (worst.isEmpty ? [] : ["Most mistakes:"] + worst)).joined(separator: "\n") + "\n"
  }

  private static func percent(_ share: Double) -> String {
    String(format: "%.1f %%", locale: Locale(identifier: "en_US_POSIX"), 100 * share)
  }
}
