import AccessibilityModel
import Geometry

/// Maestro reports some frames of the iOS home screen in pixels among frames in points.
enum MixedUnits {
  /// Turns the frames in pixels into points; nothing where the picture does not tell the two apart.
  static func toPoints(_ builder: inout TreeBuilder, image: Size?) {
    guard let image, let scale = scale(builder.nodes, image: image), scale > 1 else { return }
    let screen = image.bounds.scaled(by: 1 / scale)
    var isPixels = [Bool](repeating: false, count: builder.nodes.count)
    builder.mapFrames { node in
      let frame = node.frame
      let isWhole =
        frame.isAtOrigin && abs(frame.width - image.bounds.width) <= 2
        && abs(frame.height - image.bounds.height) <= 2
      // Inside such a frame, what only fits the screen as pixels is pixels too.
      let isInside =
        node.parent.map { isPixels[$0] } == true && !frame.isEmpty
        && frame.share(in: screen) < 1 && frame.share(in: image.bounds) >= 0.99
      isPixels[node.id] = isWhole || isInside
      return isPixels[node.id] ? frame.scaled(by: 1 / scale) : frame
    }
  }

  /// The pixels a point by the smallest frame of the picture's shape; the largest may be in pixels itself.
  private static func scale(_ nodes: [Node], image: Size) -> Double? {
    let screens = nodes.map(\.frame).filter { !$0.isEmpty && $0.isAtOrigin }
    let scales = screens.compactMap { PointFit.scale(from: $0, to: image) }
    return scales.filter { $0 == $0.rounded() && $0 <= 3 }.max()
  }
}
