import Geometry
import Imaging

/// Something drawn on a surface, before it has a type.
struct Shape: Sendable, Hashable {
  /// The drawn extent.
  var box: PixelBox
  /// The number of pixels that differ from the surface, with all that they enclose.
  var area: Int
  /// The corner radius in pixels if the outline is a rectangle with round or square corners.
  var cornerRadius: Double?
  /// The share of the box between its left and right border, 0…1.
  var solidity: Double
  /// The share of the shape that flat surfaces of its own cover, 0…1.
  var flatShare: Double
  /// Runs a pixel: about 0.02 for controls, 0.1 for text, above 0.25 for photographs.
  var busyness: Double
  /// The flat regions inside it, largest first.
  var regions: [Int]
  /// How many surfaces lie below it, 1 for the page.
  var depth: Int
  /// The pixels of the shape, for those that are small enough to be a mark.
  var component: Component?

  /// Whether a surface of its own fills the shape, as in a button, a card or an outlined field.
  var isPanel: Bool { cornerRadius != nil && flatShare >= 0.35 }
}
