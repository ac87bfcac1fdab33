import Evaluation
import Geometry
import Testing

@Suite struct StopScoreTests {
  /// Elements of 10 × 10 in a row; each letter is one, its id its name.
  private static func screen(_ stops: [String]) -> LabelledScreen {
    let letters = stops.joined().sorted()
    let elements = letters.map { letter in
      LabelledElement(
        type: "Icon", box: Rect(x: Double(letter.asciiValue ?? 0) * 20, y: 0, width: 10, height: 10),
        id: String(letter))
    }
    return LabelledScreen(
      image: "a.png", elements: elements, stops: stops.map { LabelledStop(elements: $0.map(String.init)) })
  }

  private static func score(_ truth: [String], _ found: [String]) throws -> StopScore {
    try #require(Evaluation(truth: [screen(truth)], predictions: [screen(found)]).stops)
  }

  /// Truth, prediction, incorrectly grouped, should have been grouped, operations.
  static let groupings: [([String], [String], Int, Int, Int)] = [
    (["ab", "c"], ["ab", "c"], 0, 0, 0),
    (["ab", "c"], ["a", "b", "c"], 0, 1, 1),
    (["a", "b", "c"], ["abc"], 1, 0, 2),
    (["ab", "c"], ["a", "bc"], 1, 1, 2),
    (["abcd"], ["a", "b", "cd"], 0, 1, 2),
    (["ab", "cd"], ["ac", "bd"], 2, 2, 4),
  ]

  @Test(arguments: groupings)
  func `errors of grouping are counted by stop`(
    truth: [String], found: [String], incorrect: Int, missed: Int, operations: Int
  ) throws {
    let score = try Self.score(truth, found)
    #expect(score.incorrectGroups == incorrect)
    #expect(score.missedGroups == missed)
    #expect(score.errors == Double(incorrect + missed))
    #expect(score.operations == Double(operations))
  }

  /// Truth, prediction, insertions.
  static let orders: [([String], [String], Double)] = [
    (["a", "b", "c"], ["a", "b", "c"], 0), (["a", "b", "c"], ["c", "a", "b"], 1),
    (["a", "b", "c"], ["c", "b", "a"], 2), (["ab", "c"], ["c", "ab"], 1),
  ]

  @Test(arguments: orders)
  func `insertions are the stops out of the longest common order`(
    truth: [String], found: [String], insertions: Double
  ) throws {
    let score = try Self.score(truth, found)
    #expect(score.stopOrder.insertions == insertions)
    #expect(score.stopOrder.perfect == (insertions == 0 ? 1 : 0))
  }

  @Test func `the order inside a stop counts for elements and not for stops`() throws {
    let score = try Self.score(["ab", "c"], ["ba", "c"])
    #expect(score.stopOrder.insertions == 0)
    #expect(score.elementOrder.insertions == 1)
  }

  @Test func `what only one side has takes no part, and is counted`() throws {
    let score = try Self.score(["ab", "c"], ["a", "c", "d"])
    #expect(score.errors == 0)
    #expect(score.needless == 1)
    #expect(abs(score.matched - 2.0 / 3) < 1e-9)
  }

  @Test func `frames are not read`() throws {
    var truth = Self.screen(["ab"])
    truth.elements[0].box = Rect(x: 0, y: 0, width: 4_000, height: 30)
    var found = truth
    found.stops = [LabelledStop(elements: ["b", "a"])]
    let score = try #require(Evaluation(truth: [truth], predictions: [found]).stops)
    #expect(score.elementOrder.insertions == 0)
  }

  @Test func `sets without stops have no score of them`() {
    var truth = Self.screen(["a"])
    truth.stops = []
    #expect(Evaluation(truth: [truth], predictions: [Self.screen(["a"])]).stops == nil)
    truth.stops = nil
    #expect(Evaluation(truth: [truth], predictions: [Self.screen(["a"])]).stops == nil)
  }
}
