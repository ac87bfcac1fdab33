import AccessibilityModel
import Matching

/// The tree of one screen with the picture of another one of the same app.
enum Swaps {
  static let kind = "tree of another screen"

  /// Whether both trees say mostly different things; screens that look alike are no other moment.
  static func areDifferent(_ one: Screen, _ other: Screen) -> Bool {
    let words = [one, other].map { screen in
      Set(screen.spoken.stops.map { FoldedText(screen.spoken.text(of: $0)) }.filter { $0.count >= 3 })
    }
    let shared = words[0].intersection(words[1]).count
    return words[0].count >= 3 && words[1].count >= 3 && shared * 4 <= min(words[0].count, words[1].count) * 3
  }
}
