import Evaluation
import Geometry
import Testing

@Suite struct EvaluationTests {
  static func box(_ x: Double, _ width: Double = 10) -> Rect { Rect(x: x, y: 0, width: width, height: 10) }

  static func screen(_ elements: [LabelledElement]) -> LabelledScreen {
    LabelledScreen(image: "a.png", elements: elements)
  }

  @Test func `a perfect prediction scores one everywhere`() {
    let truth = [
      Self.screen([
        LabelledElement(type: "Icon", box: Self.box(0)),
        LabelledElement(type: "Text", box: Self.box(30), text: "Hi"),
      ])
    ]
    let result = Evaluation(truth: truth, predictions: truth)
    #expect(result.mean(\.ap50) == 1)
    #expect(result.agnostic["0.9"]?.f1 == 1)
    #expect(result.typed["0.5"]?.f1 == 1)
    #expect(result.text?.exact == 1)
  }

  @Test func `an invention above the hit halves the average precision`() {
    let truth = [Self.screen([LabelledElement(type: "Icon", box: Self.box(0))])]
    let predictions = [
      Self.screen([
        LabelledElement(type: "Icon", box: Self.box(50), score: 0.9),
        LabelledElement(type: "Icon", box: Self.box(0), score: 0.8),
      ])
    ]
    #expect(Evaluation(truth: truth, predictions: predictions).mean(\.ap50) == 0.5)
  }

  @Test func `an invention in an ignored region does not count`() {
    let truth = [
      Self.screen([
        LabelledElement(type: "Icon", box: Self.box(0)),
        LabelledElement(type: nil, box: Self.box(40, 40), isIgnored: true),
      ])
    ]
    let predictions = [
      Self.screen([
        LabelledElement(type: "Icon", box: Self.box(0)), LabelledElement(type: "Icon", box: Self.box(50)),
      ])
    ]
    #expect(Evaluation(truth: truth, predictions: predictions).agnostic["0.5"]?.precision == 1)
  }

  @Test func `the wrong class counts for agnostic and not for typed`() {
    let truth = [Self.screen([LabelledElement(type: "Icon", box: Self.box(0))])]
    let predictions = [Self.screen([LabelledElement(type: "Picture", box: Self.box(0))])]
    let result = Evaluation(truth: truth, predictions: predictions)
    #expect(result.agnostic["0.5"]?.f1 == 1)
    #expect(result.typed["0.5"]?.f1 == 0)
    #expect(result.typeAccuracy == 0)
  }

  @Test func `lines of a block join, and other elements stay`() {
    let joined = Preparation.joinBlocks(
      Self.screen([
        LabelledElement(type: "Text", box: Self.box(0), text: "one", block: "1"),
        LabelledElement(type: "Icon", box: Self.box(100)),
        LabelledElement(type: "Text", box: Rect(x: 0, y: 12, width: 20, height: 10), text: "two", block: "1"),
      ]))
    #expect(joined.elements.map(\.type) == ["Text", "Icon"])
    #expect(joined.elements.first?.box == Rect(x: 0, y: 0, width: 20, height: 22))
    #expect(joined.elements.first?.text == "one two")
  }
}
