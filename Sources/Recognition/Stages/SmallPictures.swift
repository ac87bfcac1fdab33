import Geometry
import Imaging
import Inference
import ScreenModel

/// Makes pictures of what was taken for icons though it has the colours of a picture: drawn faces, logos. A glyph has one
/// ink, on a tile two colours; badges are no part of an icon's box any more.
public struct SmallPictures: Stage {
  /// The least side in points; smaller signs may be colourful, as flags and weather are.
  public var least: Double
  /// How many colours make a picture.
  public var colors: Int
  /// The difference of a channel from which two colours are unlike, 0…255.
  public var unlike: Int
  /// The share of the box that a colour needs to count, 0…1.
  public var share: Double

  /// Makes the stage.
  public init(least: Double = 32, colors: Int = 3, unlike: Int = 56, share: Double = 0.04) {
    self.least = least
    self.colors = colors
    self.unlike = unlike
    self.share = share
  }

  /// The elements, with such icons as pictures.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.map { element in
      guard element.type == .icon, element.box.shorterSide >= canvas.pixels(least),
        count(in: element.box, on: canvas) >= colors
      else { return element }
      var picture = element
      picture.type = .picture
      return picture
    }
  }

  /// How many colours unlike each other a box shows, without its edges, which may be round.
  private func count(in box: Rect, on canvas: Canvas) -> Int {
    let inner = box.insetBy(0.12 * box.shorterSide)
    let palette = Palette(of: canvas.raster, in: PixelBox(covering: inner), samples: 2_500)
    let groups = palette.entries.reduce(into: [Palette.Entry]()) { groups, entry in
      if let index = groups.firstIndex(where: { $0.color.distance(to: entry.color) < unlike }) {
        groups[index].share += entry.share
      } else {
        groups.append(entry)
      }
    }
    return groups.count { $0.share >= share }
  }
}
