import ScreenModel

/// What the network found, before the drawn shapes were asked.
struct Candidate: Sendable, Hashable {
  /// The element with the network's box and score.
  var element: Element
  /// The score as a share of the threshold of its class.
  let share: Double
  /// Whether the score reaches the threshold.
  var isSure: Bool { share >= 1 }
}
