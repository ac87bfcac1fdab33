import Foundation
import Inference

/// Gradient-boosted trees as LightGBM trains them, walked from the flat file `unsaid.trees/1`.
///
/// Little-endian: the bytes "UTRE", then as Int32 the version 1, the numbers of features, trees, nodes and leaves;
/// per tree the Int32 index of its root (a node, or ~leaf for a tree of one leaf); per node Int32 feature, flags,
/// left, right (a node's index, or ~leaf); per node the Float64 threshold; per leaf the Float64 value. Bit 1 of the
/// flags sends missing values to the left, bits 2 and 3 say what is missing (0 nothing, 1 zero, 2 NaN), as
/// LightGBM's `decision_type` does.
public struct BoostedTrees: Sendable, Hashable {
  /// The number of features that a row must have.
  public let features: Int
  private let roots: [Int32]
  private let nodes: [Node]
  private let leaves: [Double]

  private struct Node: Sendable, Hashable {
    var feature: Int
    var flags: Int32
    var left: Int32
    var right: Int32
    var threshold: Double
  }

  /// Reads the file; throws where its parts do not fit together.
  public init(_ bytes: [UInt8]) throws(InferenceError) {
    var reader = TreeFileReader(bytes)
    guard reader.magic() == "UTRE", reader.integer() == 1, let features = reader.count(),
      let treeCount = reader.count(), let nodeCount = reader.count(), let leafCount = reader.count()
    else { throw InferenceError(reason: "the trees' file has no readable header") }
    let roots = (0..<treeCount).compactMap { _ in reader.integer() }
    let parts = (0..<4 * nodeCount).compactMap { _ in reader.integer() }
    let thresholds = (0..<nodeCount).compactMap { _ in reader.double() }
    let leaves = (0..<leafCount).compactMap { _ in reader.double() }
    guard roots.count == treeCount, parts.count == 4 * nodeCount, leaves.count == leafCount, reader.isAtEnd
    else { throw InferenceError(reason: "the trees' file is cut off or too long") }
    self.features = features
    self.roots = roots
    self.leaves = leaves
    nodes = thresholds.indices.map { index in
      Node(
        feature: Int(parts[4 * index]), flags: parts[4 * index + 1], left: parts[4 * index + 2],
        right: parts[4 * index + 3], threshold: thresholds[index])
    }
    guard isSound else { throw InferenceError(reason: "the trees' file points outside itself") }
  }

  /// The sum of the trees' answers: log odds; the row has a value for each feature, NaN for a missing one.
  public func sum(_ row: [Double]) -> Double {
    precondition(row.count == features, "a row needs \(features) values")
    return roots.reduce(0) { $0 + leaves[leaf(of: $1, row)] }
  }

  /// The probability that belongs to the sum, 0…1.
  public func probability(_ row: [Double]) -> Double { 1 / (1 + exp(-sum(row))) }

  private func leaf(of root: Int32, _ row: [Double]) -> Int {
    var place = root
    while place >= 0 {
      let node = nodes[Int(place)]
      place = goesLeft(row[node.feature], node) ? node.left : node.right
    }
    return Int(~place)
  }

  private func goesLeft(_ value: Double, _ node: Node) -> Bool {
    let missing = (node.flags >> 2) & 3
    // LightGBM takes NaN for zero where training saw none.
    let value = value.isNaN && missing != 2 ? 0 : value
    let isMissing = (missing == 1 && abs(value) <= 1e-35) || (missing == 2 && value.isNaN)
    return isMissing ? node.flags & 2 != 0 : value <= node.threshold
  }

  /// Whether every index is in range and children come after their parents, so that every walk ends.
  private var isSound: Bool {
    func isPlace(_ place: Int32, after index: Int) -> Bool {
      place >= 0 ? Int(place) > index && Int(place) < nodes.count : Int(~place) < leaves.count
    }
    return roots.allSatisfy { isPlace($0, after: -1) }
      && nodes.indices.allSatisfy { index in
        let node = nodes[index]
        return (0..<features).contains(node.feature) && isPlace(node.left, after: index)
          && isPlace(node.right, after: index)
      }
  }
}
