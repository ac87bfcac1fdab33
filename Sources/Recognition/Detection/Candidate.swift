import ScreenModel

/// What the network found, before the drawn shapes were asked.
package struct Candidate: Sendable, Hashable {
  /// The element with the network's box and score.
  package var element: Element
  /// The score as a share of the threshold of its class.
  package var share: Double
  /// Whether the score reaches the threshold.
  package var isSure: Bool { share >= 1 }

  /// Makes a candidate.
  package init(element: Element, share: Double) {
    self.element = element
    self.share = share
  }

  /// The element with a score that ranks all answers: at least `reported` where it is sure, below that else.
  func ranked(reported: Double) -> Element {
    var ranked = element
    ranked.score = isSure ? max(element.score, reported) : share * 0.99 * reported
    return ranked
  }
}
