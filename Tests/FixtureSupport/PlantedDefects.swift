import Foundation
import Geometry

/// The list of what is really wrong in a tree of the fixtures.
public struct PlantedDefects: Decodable, Sendable {
  /// One real defect.
  public struct Defect: Decodable, Hashable, Sendable {
    /// The id of the rule that should find it.
    public let rule: String
    /// Whether the tree was broken on purpose; otherwise the toolkit itself left the defect.
    public let planted: Bool
    /// The place in pixels.
    public let box: Rect
    /// The way into the tree by places among children; nil where the node is absent.
    public let node: [Int]?
  }

  /// All real defects of the tree.
  public let defects: [Defect]

  /// Reads the list beside a tree.
  ///
  /// - Parameter tree: The path of the tree, which ends in ".tree.json".
  public init(besideTree tree: String) throws {
    let file = tree.dropLast(".tree.json".count) + ".defects.json"
    self = try JSONDecoder().decode(
      PlantedDefects.self, from: Data(contentsOf: URL(fileURLWithPath: String(file))))
  }
}
