import Geometry

/// The list of what is really wrong in a tree of the fixtures.
struct PlantedDefects: Decodable {
  struct Defect: Decodable, Hashable {
    let rule: String
    let planted: Bool
    let box: Rect
    /// The way into the tree by places among children; nil where the node is absent.
    let node: [Int]?
  }

  let defects: [Defect]
}
