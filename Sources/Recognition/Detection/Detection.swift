import Geometry

/// One answer of the detector's network.
struct Detection: Sendable, Hashable {
  /// The place of the class in the network's list.
  let category: Int
  /// The confidence, 0…1.
  let score: Double
  /// The place in pixels of the screenshot.
  let box: Rect
}
