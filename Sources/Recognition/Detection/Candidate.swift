import ScreenModel

/// What the network found, before the drawn shapes were asked.
struct Candidate: Sendable, Hashable {
  /// The element with the network's box and score.
  var element: Element
  /// Whether the score reaches the threshold of its class.
  let isSure: Bool
}
