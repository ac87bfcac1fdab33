import Geometry
import Imaging
import ScreenModel

/// The nearest things above and below: lines of one paragraph, a caption under a picture, a divider.
enum StackFeatures: FeatureGroup {
  static let names = [
    "gapAbove", "gapBelow", "aboveKind", "belowKind", "aboveAligned", "belowAligned", "aboveHeightRatio",
    "belowHeightRatio", "linesAround", "strokeShare",
  ]

  static func values(of index: Int, in scene: TapScene) -> [Double] {
    let box = scene.elements[index].box
    let column = scene.elements.indices.filter { other in
      other != index && StackParts.holds(scene.elements[other].type)
        && scene.elements[other].box.overlapX(box) > 0
    }
    let above = column.filter { scene.elements[$0].box.bottom <= box.top + 0.3 * box.height }
      .max { scene.elements[$0].box.bottom < scene.elements[$1].box.bottom }
    let below = column.filter { scene.elements[$0].box.top >= box.bottom - 0.3 * box.height }
      .min { scene.elements[$0].box.top < scene.elements[$1].box.top }
    let slack = scene.canvas.pixels(2)
    func aligned(_ other: Int?) -> Double {
      other.map { (abs(scene.elements[$0].box.left - box.left) <= slack).feature } ?? .nan
    }
    func ratio(_ other: Int?) -> Double {
      other.map { scene.elements[$0].box.height / max(1, box.height) } ?? .nan
    }
    return [
      above.map { scene.points(box.top - scene.elements[$0].box.bottom) } ?? .nan,
      below.map { scene.points(scene.elements[$0].box.top - box.bottom) } ?? .nan,
      StackParts.kind(above, scene), StackParts.kind(below, scene), aligned(above), aligned(below),
      ratio(above),
      ratio(below), lines(around: index, scene), stroke(index, scene),
    ]
  }

  /// Lines of about this height and left edge within three heights: a paragraph has many.
  private static func lines(around index: Int, _ scene: TapScene) -> Double {
    let box = scene.elements[index].box
    guard scene.elements[index].type == .text else { return .nan }
    return Double(
      scene.elements.indices.count { other in
        let it = scene.elements[other]
        return other != index && it.type == .text && abs(it.box.left - box.left) < 0.5 * box.height
          && abs(it.box.midY - box.midY) < 3 * box.height
          && (0.7...1.4).contains(it.box.height / max(1, box.height))
      })
  }

  /// The strokes' width for the height of the words: bold text has more.
  private static func stroke(_ index: Int, _ scene: TapScene) -> Double {
    let element = scene.elements[index]
    guard element.type == .text || element.type == .icon, let look = scene.looks[index],
      element.box.height < 200,
      let width = strokeWidth(of: scene.canvas.raster, in: PixelBox(covering: element.box), look: look)
    else { return .nan }
    return width / max(1, element.box.height)
  }
}
