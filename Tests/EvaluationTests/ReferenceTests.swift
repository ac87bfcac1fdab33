import Evaluation
import Foundation
import Testing

/// The committed cases carry the numbers of the reference scorer, an independent program in Python.
@Suite struct ReferenceTests {
  struct Expected: Decodable {
    struct ClassScore: Decodable { let truth: Int, ap50: Double, apc: Double }
    struct Point: Decodable { let precision: Double, recall: Double, f1: Double, type_accuracy: Double? }
    struct Text: Decodable { let truth: Int, found: Double, exact: Double, words: Int, words_seen: Double }
    let predicted_elements: Int
    let classes: [String: ClassScore]
    let map50: Double, wmap50: Double, mapc: Double, wmapc: Double
    let agnostic: [String: Point]
    let typed: [String: Point]
    let text: Text
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Cases")

  static func screens(_ name: String) throws -> [LabelledScreen] {
    try Records.screens(from: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }

  static func expected() throws -> Expected {
    try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
  }

  static func result() throws -> Evaluation {
    Evaluation(
      truth: try screens("truth.jsonl"), predictions: try screens("predictions.jsonl"), minimumScore: 0.4)
  }

  func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func `average precision is the reference's, class by class`() throws {
    let (result, expected) = (try Self.result(), try Self.expected())
    #expect(result.classes.map(\.name) == expected.classes.keys.sorted())
    for score in result.classes {
      let other = try #require(expected.classes[score.name])
      #expect(score.truth == other.truth)
      #expect(isSame(score.ap50, other.ap50) && isSame(score.apCentre, other.apc), "\(score.name)")
    }
    #expect(
      isSame(result.mean(\.ap50), expected.map50) && isSame(result.weightedMean(\.ap50), expected.wmap50))
    #expect(
      isSame(result.mean(\.apCentre), expected.mapc)
        && isSame(result.weightedMean(\.apCentre), expected.wmapc))
  }

  @Test func `working points are the reference's`() throws {
    let (result, expected) = (try Self.result(), try Self.expected())
    #expect(result.predictedElements == expected.predicted_elements)
    for (mine, theirs) in [(result.agnostic, expected.agnostic), (result.typed, expected.typed)] {
      #expect(mine.keys.sorted() == theirs.keys.sorted())
      for (name, point) in theirs {
        let own = try #require(mine[name])
        #expect(
          isSame(own.precision, point.precision) && isSame(own.recall, point.recall)
            && isSame(own.f1, point.f1))
      }
    }
    #expect(isSame(result.typeAccuracy, expected.agnostic["0.5"]?.type_accuracy ?? -1))
  }

  @Test func `text scores are the reference's`() throws {
    let (result, expected) = (try #require(try Self.result().text), try Self.expected().text)
    #expect(result.truth == expected.truth && result.words == expected.words)
    #expect(isSame(result.found, expected.found) && isSame(result.exact, expected.exact))
    #expect(isSame(result.wordsSeen, expected.words_seen))
  }
}
