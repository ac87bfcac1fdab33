import Geometry

/// A part of a screen whose findings do not count, for example an advertisement.
public struct IgnoredRegion: Sendable, Hashable {
  /// What the numbers of the box are.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Points of the screen.
    case point
    /// Shares of the screen's width and height, 0…1.
    case fraction
  }

  /// The place, in the unit.
  public let box: Rect
  /// The unit of the box.
  public let unit: Unit
  /// Why it does not count.
  public let reason: String

  /// Makes a region.
  public init(box: Rect, unit: Unit, reason: String) {
    self.box = box
    self.unit = unit
    self.reason = reason
  }

  /// The place in pixels of a screenshot of this size, at so many pixels a point.
  public func pixels(of size: Size, scale: Double) -> Rect {
    let (across, down) =
      unit == .point ? (scale, scale) : (Double(size.width), Double(size.height))
    return Rect(
      x: box.x * across, y: box.y * down, width: box.width * across, height: box.height * down)
  }
}
