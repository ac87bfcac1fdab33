import AccessibilityModel
import Foundation
import Geometry
import Importing
import Reporting

/// A defect of the fixtures with the path of its node, as reports write it.
public struct LocatedDefect: Sendable {
  /// The defect.
  public let defect: PlantedDefects.Defect
  /// The path of its node; nil where no node is declared.
  public let path: String?

  /// The right rule at the right node; where one side has no node, at the right place.
  public func isMet(by finding: ReportedFinding) -> Bool {
    guard finding.rule == defect.rule else { return false }
    if let path, let node = finding.node { return node.path == path }
    guard let box = finding.box else { return true }
    return box.iou(defect.box) >= 0.3 || box.share(in: defect.box) >= 0.8
  }

  /// All real defects of a tree of the fixtures.
  ///
  /// - Parameters:
  ///   - path: The path of the tree.
  ///   - size: The size of its picture in pixels.
  public static func all(ofTree path: String, imageSize size: Size) throws -> [LocatedDefect] {
    let tree = try? TreeReader.tree(
      from: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), format: nil,
      canvas: Canvas(imageSize: size))
    return try PlantedDefects(besideTree: path).defects.map { defect in
      LocatedDefect(defect: defect, path: tree.flatMap { Self.path(of: defect.node, in: $0) })
    }
  }

  private static func path(of places: [Int]?, in tree: AccessibilityTree) -> String? {
    guard let places, var node = tree.roots.first else { return nil }
    for place in places {
      guard node.children.indices.contains(place) else { return nil }
      node = tree.nodes[node.children[place]]
    }
    return tree.path(of: node.id)
  }
}
