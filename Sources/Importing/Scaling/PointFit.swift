import AccessibilityModel
import Geometry

/// Fits frames in points to the screenshot by the frame that is as large as the screen.
enum PointFit {
  /// The pixels a point that are believed; below 1 for screenshots that were made smaller.
  static let plausible = 0.25...4.5

  /// The pixels a point, and the extent; throws where the picture and the frames cannot belong together.
  static func fit(_ nodes: [Node], canvas: Canvas, stated: Double? = nil) throws(ImportError) -> Fit {
    let screens = nodes.lazy.map(\.frame).filter { !$0.isEmpty && $0.isAtOrigin }
    guard let image = canvas.imageSize, !image.isEmpty else {
      let scale = canvas.scale ?? stated ?? 1
      return points(scale, size: screens.first.flatMap { Size($0.scaled(by: scale)) })
    }
    let found = screens.prefix(50).lazy.compactMap { scale(from: $0, to: image) }.first
    if let found { return fit(found, image: image, canvas: canvas) }
    if let given = canvas.scale { return points(given, size: image) }
    guard let frame = nodes.first(where: { !$0.frame.isEmpty })?.frame else {
      // Nothing to place: one sentinel of zero size, as a broken bridge gives. The rules see that it is empty.
      let scale = stated.map(ScreenScale.stated) ?? Density.apple(image)
      return Fit(factor: scale.pixels, scale: scale, size: image)
    }
    if let turned = try turnedScale(nodes, to: image, root: screens.first) {
      return points(turned, size: image)
    }
    if let stated {
      return points(stated, size: screens.first.flatMap { Size($0.scaled(by: stated)) })
    }
    throw ImportError(
      line: nodes.first { $0.frame == frame }?.line,
      reason: "no frame fits the picture of \(image.width) by \(image.height) pixels: the first one is "
        + "\(describe(frame)) points; give the pixels a point with --scale, or the picture of the same moment"
    )
  }

  /// The pixels a point where the frame has the picture's shape; a near miss of a whole number is rounding.
  static func scale(from frame: Rect, to image: Size) -> Double? {
    let across = Double(image.width) / frame.width
    let down = Double(image.height) / frame.height
    guard plausible.contains(across), abs(across - down) <= 0.01 * max(across, down) else { return nil }
    let whole = across.rounded()
    return whole >= 1 && abs(across - whole) <= 0.01 * whole ? whole : across
  }

  private static func fit(_ scale: Double, image: Size, canvas: Canvas) -> Fit {
    // Frames as large as the picture are pixels when a screen of so many points does not exist.
    if scale == 1, case let device = Density.apple(image), device.pixels > 1 {
      return Fit(factor: 1, scale: canvas.scale.map(ScreenScale.stated) ?? device, size: image)
    }
    return points(canvas.scale ?? scale, size: image)
  }

  /// Frames in points, whose scale is what makes pixels of them.
  private static func points(_ scale: Double, size: Size?) -> Fit {
    Fit(factor: scale, scale: .stated(scale), size: size)
  }

  /// The scale where the root is upright and the picture lies, or the other way; throws where all frames do.
  private static func turnedScale(_ nodes: [Node], to image: Size, root: Rect?) throws(ImportError) -> Double?
  {
    guard let root, let scale = scale(from: root, to: image.turned) else { return nil }
    let isTurned = nodes.contains { node in
      let frame = node.frame
      return !frame.isEmpty && (frame.right > root.width + 1) != (frame.bottom > root.height + 1)
        && frame.right <= root.height + 1 && frame.bottom <= root.width + 1
    }
    guard isTurned else {
      throw ImportError(
        line: nodes.first { $0.frame == root }?.line,
        reason: "the frames are upright on \(describe(root)) points, the picture of \(image.width) by "
          + "\(image.height) pixels is turned; take both in the same orientation")
    }
    return scale
  }

  private static func describe(_ frame: Rect) -> String {
    "\(Int(frame.width.rounded())) by \(Int(frame.height.rounded()))"
  }
}
