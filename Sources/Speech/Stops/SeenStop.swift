import Geometry
import ScreenModel

/// A stop that the pixels ask for, and what there is to say of it.
public struct SeenStop: Sendable, Hashable {
  /// The ids of the elements that are read together.
  public var elements: [Int]
  /// Why they belong together.
  public var kind: Stop.Kind
  /// The place that holds all of them, in pixels.
  public var box: Rect
  /// What there is to say.
  public var announcement: Announcement

  /// Makes a stop.
  public init(elements: [Int], kind: Stop.Kind, box: Rect, announcement: Announcement) {
    self.elements = elements
    self.kind = kind
    self.box = box
    self.announcement = announcement
  }
}
