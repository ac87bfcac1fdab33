import Evaluation
import Geometry
import Testing

@Suite struct StatesEvaluationTests {
  private func tab(_ place: Int, _ state: String?) -> JudgedElement {
    JudgedElement(
      id: "t\(place)", type: "TabBarItem", box: Rect(x: Double(place) * 100, y: 900, width: 60, height: 50),
      state: state)
  }

  private func tabs(_ states: [String?]) -> [JudgedScreen] {
    [JudgedScreen(image: "a.png", elements: states.enumerated().map { tab($0, $1) })]
  }

  @Test(
    arguments: [
      (["selected", "unselected", "unselected"], 1, 0), (["unselected", "selected", "unselected"], 0, 0),
      (["selected", "selected", "unselected"], 0, 0), ([nil, nil, nil], 0, 1),
    ] as [([String?], Int, Int)])
  func `a row is right where one item alone is selected and it is the true one`(
    found: [String?], right: Int, untold: Int
  ) {
    let result = StatesEvaluation(
      truth: tabs(["selected", "unselected", "unselected"]), predictions: tabs(found))
    #expect(result.tabs.right == right)
    #expect(result.tabs.untold == untold)
    #expect(result.tabs.detected == 1)
    #expect(result.failedTabs.count == 1 - right)
  }

  @Test func `a screen without predictions counts, but not as detected`() {
    let result = StatesEvaluation(truth: tabs(["selected", "unselected"]), predictions: [])
    #expect(result.tabs.accuracy == 0)
    #expect(result.tabs.screens == 1)
    #expect(result.tabs.detected == 0)
  }

  private func icon(_ place: Int, clickable: Bool?, score: Double? = nil) -> JudgedElement {
    JudgedElement(
      id: "i\(place)", type: "Icon", box: Rect(x: Double(place) * 50, y: 10, width: 20, height: 20),
      clickable: clickable, clickableScore: score)
  }

  @Test func `recall at a precision is read off the ranked probabilities`() throws {
    let answers = [true, true, false, true]
    let truth = JudgedScreen(
      image: "a.png", elements: answers.enumerated().map { icon($0, clickable: $1) })
    let found = JudgedScreen(
      image: "a.png",
      elements: [0.9, 0.8, 0.7, 0.6].enumerated().map { icon($0, clickable: $1 > 0.65, score: $1) })
    let score = try #require(StatesEvaluation(truth: [truth], predictions: [found]).taps.first)
    #expect(score.precision == 2.0 / 3)
    #expect(score.recall == 2.0 / 3)
    // With the third, precision falls below 0.9: two of three true ones can be had.
    #expect(score.recallAt90 == 2.0 / 3)
  }

  @Test func `a tap counts on the content of a control and on the icon of a row`() {
    let row = JudgedScreen(
      image: "a.png",
      elements: [
        icon(0, clickable: false), icon(1, clickable: false),
        JudgedElement(
          id: "w", type: "Text", box: Rect(x: 200, y: 10, width: 90, height: 20), clickable: true),
        JudgedElement(
          id: "c", type: "Container", box: Rect(x: 45, y: 5, width: 40, height: 40), clickable: true),
        icon(9, clickable: false),
      ], stops: [["i0", "w"], ["c"], ["i9"]])
    #expect(TapTruth.answers(of: row) == [true, true, true, true, false])
  }
}
