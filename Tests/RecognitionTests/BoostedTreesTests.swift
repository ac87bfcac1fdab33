import Foundation
import Inference
import Recognition
import ScreenModel
import TestSupport
import Testing

@Suite struct BoostedTreesTests {
  private struct Sample: Decodable {
    var row: [Double?]
    var sum: Double
  }

  private static let models = "Sources/Recognition/Models/clickability"

  private static func trees(_ model: String = "clickability") throws -> BoostedTrees {
    try BoostedTrees(Repository.bytes("Sources/Recognition/Models/\(model).bin"))
  }

  @Test(arguments: ["clickability", "selection", "paragraphs"])
  func `the sums are LightGBM's to the last bit`(model: String) throws {
    let trees = try Self.trees(model)
    let lines = try Repository.bytes("Tests/RecognitionTests/Samples/\(model).jsonl")
      .split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 60)
    for line in lines {
      let sample = try JSONDecoder().decode(Sample.self, from: Data(line))
      #expect(trees.sum(sample.row.map { $0 ?? .nan }).bitPattern == sample.sum.bitPattern)
    }
  }

  @Test func `the columns of the model are those of this program`() throws {
    let settings = try JSONDecoder().decode(
      TapSettings.self, from: Data(Repository.bytes(Self.models + ".json")))
    #expect(settings.features == TapFeatures.names)
    #expect(Set(settings.limits.keys) == ["Icon", "Text", "Picture", "Container"])
    #expect(settings.limits.values.allSatisfy { $0.still < $0.clickable })
    _ = try Clickability(trees: Self.trees(), settings: settings)
  }

  @Test func `a missing value goes the way that training learned`() throws {
    // One node: feature 0 at 1.5, missing values to the right; leaves 2 and 3.
    let file = flat(nodes: [0, 2 << 2, -1, -2], thresholds: [1.5], leaves: [2, 3])
    let trees = try BoostedTrees(file)
    #expect([1.5, 1.6, .nan].map { trees.sum([$0]) } == [2, 3, 3])
    let toLeft = try BoostedTrees(flat(nodes: [0, 2 << 2 | 2, -1, -2], thresholds: [1.5], leaves: [2, 3]))
    #expect(toLeft.sum([.nan]) == 2)
    let asZero = try BoostedTrees(flat(nodes: [0, 0, -1, -2], thresholds: [1.5], leaves: [2, 3]))
    #expect(asZero.sum([.nan]) == 2)
  }

  @Test(arguments: [0, 3, 10, 24, 30, 51])
  func `a file that is cut off is refused`(length: Int) {
    let file = flat(nodes: [0, 0, -1, -2], thresholds: [1.5], leaves: [2, 3])
    #expect(throws: InferenceError.self) { try BoostedTrees(Array(file.prefix(length))) }
  }

  @Test(
    arguments: [[1, 0, -1, -2], [0, 0, -1, -9], [0, 0, 0, -1], [0, 0, 7, -1], [-1, 0, -1, -2]] as [[Int32]])
  func `a file that points outside itself or in circles is refused`(node: [Int32]) {
    #expect(throws: InferenceError.self) {
      try BoostedTrees(flat(nodes: node, thresholds: [1.5], leaves: [2, 3]))
    }
  }

  /// A file of one feature and one tree.
  private func flat(nodes: [Int32], thresholds: [Double], leaves: [Double]) -> [UInt8] {
    let head: [Int32] = [1, 1, 1, Int32(thresholds.count), Int32(leaves.count), 0]
    return Array("UTRE".utf8) + (head + nodes).flatMap(bytes)
      + (thresholds + leaves).flatMap { bytes($0.bitPattern) }
  }

  private func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
