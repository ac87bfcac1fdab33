import Geometry

/// How a dump's own unit becomes pixels of the screenshot.
struct Fit: Hashable {
  /// The pixels of one unit of the dump.
  var factor: Double
  /// The pixels of one point or density-independent pixel.
  var scale: ScreenScale
  /// The extent that the frames refer to: the screenshot's where they fit it.
  var size: Size?
}

extension Size {
  /// The extent of a frame, rounded to whole pixels; nil where it is empty.
  init?(_ frame: Rect) {
    guard !frame.isEmpty else { return nil }
    self.init(width: Int(frame.width.rounded()), height: Int(frame.height.rounded()))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var shorterSide: Int { min(width, height) }
  var turned: Size { Size(width: height, height: width) }

  /// Whether the shape is a phone's rather than a tablet's; tablets begin at 10:16.
  var isPhone: Bool { Double(shorterSide) < 0.62 * Double(max(width, height)) }
}

extension Rect {
  /// Whether the frame begins where the screen does, to one unit.
  var isAtOrigin: Bool { abs(x) <= 1 && abs(y) <= 1 }
}
