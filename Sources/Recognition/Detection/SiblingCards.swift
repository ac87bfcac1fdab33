import Geometry
import ScreenModel

/// Finds the cards of a list that the network overlooked, by those that it knows.
package struct SiblingCards: Sendable {
  /// How far the cards of a list may differ in size and place, in points.
  private let slack = 1.0
  /// The known cards that a drawn one must be like.
  private let least = 2

  /// Makes the step.
  package init() {}

  /// The drawn cards that have the size of known ones, and stand below, above or level with them.
  package func overlooked(in drawn: [Element], beside known: [Element], on canvas: Canvas) -> [Element] {
    let cards = known.filter { $0.type == .container }.map(\.box)
    return drawn.filter { shape in
      shape.type == .container && cards.count { isLike(shape.box, $0, slack: canvas.pixels(slack)) } >= least
    }
  }

  private func isLike(_ card: Rect, _ known: Rect, slack: Double) -> Bool {
    abs(card.width - known.width) <= slack && abs(card.height - known.height) <= slack
      && (abs(card.left - known.left) <= slack || abs(card.top - known.top) <= slack)
  }
}
