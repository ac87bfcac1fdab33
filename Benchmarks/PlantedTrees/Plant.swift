import AccessibilityModel
import Geometry

/// One defect planted into a tree.
struct Plant {
  /// What was done, for example "control deleted".
  let kind: String
  /// The rules under which it counts as found.
  let rules: Set<String>
  /// The places, in pixels, at one of which the finding has to be.
  let places: [Rect]
  /// The tree with the defect.
  let tree: AccessibilityTree
}

/// A kind of defect: every way in which it can be planted into one screen.
struct PlantKind: Sendable {
  let name: String
  let rules: Set<String>
  let plants: @Sendable (Ground) -> [Planting]

  /// A place to plant at, and how; the tree is made only for those that are chosen.
  struct Planting {
    let places: [Rect]
    let tree: () -> AccessibilityTree
  }
}
