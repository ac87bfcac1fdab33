import Geometry
import Recognition
import ScreenModel
import Testing

@Suite struct SiblingCardsTests {
  private static func card(_ x: Double, _ y: Double, height: Double = 100) -> Element {
    Element(type: .container, box: Rect(x: x, y: y, width: 600, height: height), score: 0.8)
  }

  private func found(_ drawn: Element, beside known: [Element]) -> [Element] {
    SiblingCards().overlooked(in: [drawn], beside: known, on: DrawnScreen().canvas)
  }

  @Test func `a drawn card of the size of two known ones in its column is a card`() {
    let drawn = Self.card(50, 240)
    #expect(found(drawn, beside: [Self.card(50, 20), Self.card(51, 130, height: 101)]) == [drawn])
  }

  @Test func `one known card is not enough, nor cards of another size or place`() {
    #expect(found(Self.card(50, 240), beside: [Self.card(50, 20)]).isEmpty)
    #expect(found(Self.card(50, 240), beside: [Self.card(50, 20, height: 90), Self.card(50, 130)]).isEmpty)
    #expect(found(Self.card(50, 240), beside: [Self.card(60, 20), Self.card(60, 130)]).isEmpty)
  }

  @Test func `a picture of their size is no card`() {
    var picture = Self.card(50, 240)
    picture.type = .picture
    #expect(found(picture, beside: [Self.card(50, 20), Self.card(50, 130)]).isEmpty)
  }
}
