import Geometry
import Imaging
import Inference
import ScreenModel

/// Makes the box of an icon with a badge tight around the icon itself: the detector draws one box around both.
public struct BadgedIcons: Stage {
  /// The least difference of a channel between the badge and the icon's ink and ground, 0…255: a dot of the icon's own
  /// colour is a part of it, and what shows through a ring the ground.
  public var unlike: Int
  /// The least part of the old box that the new one covers, 0…1: a badge covers a corner.
  public var least: Double

  /// Makes the stage.
  public init(unlike: Int = 64, least: Double = 0.35) {
    self.unlike = unlike
    self.least = least
  }

  /// The elements, icons below badges with boxes of their own.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.map { element in
      guard element.type == .icon, let box = own(element.box, on: canvas) else { return element }
      var icon = element
      icon.box = box
      return icon
    }
  }

  /// The box of what is drawn beside and below the badge; nil where there is no badge, or where its colour is the icon's.
  private func own(_ icon: Rect, on canvas: Canvas) -> Rect? {
    guard let badge = Badge.box(on: icon, canvas) else { return nil }
    // Most badges have a ring in the colour of the ground around them.
    let cover = badge.insetBy(-canvas.pixels(1.5))
    let beside =
      badge.midX > icon.midX
      ? Rect(left: icon.left, top: icon.top, right: cover.left, bottom: icon.bottom)
      : Rect(left: cover.right, top: icon.top, right: icon.right, bottom: icon.bottom)
    let below = Rect(left: icon.left, top: cover.bottom, right: icon.right, bottom: icon.bottom)
    let color = canvas.raster.color(x: badge.midX, y: badge.top + canvas.pixels(2))
    let inks = [beside, below].compactMap { ink(in: $0, unlike: color, on: canvas) }
    guard inks.count == 2 else { return nil }
    let box = inks[0].union(inks[1])
    return box.area >= least * icon.area && box.area < 0.95 * icon.area ? box : nil
  }

  /// The box of what is drawn in a part of an icon; nil where little is, or where ink or ground have
  /// the badge's colour.
  private func ink(in part: Rect, unlike badge: Color?, on canvas: Canvas) -> Rect? {
    guard let badge, !part.isEmpty,
      let look = Look(drawnIn: part, of: canvas.raster, scale: canvas.scale), look.contrast >= 24,
      look.ink.distance(to: badge) >= unlike, look.ground.distance(to: badge) >= unlike
    else { return nil }
    return look.inkBox(in: PixelBox(covering: part), of: canvas.raster)
  }
}
