import Geometry
import Imaging
import ScreenModel

/// A screen's elements with what several feature groups ask of them, computed once.
struct TapScene {
  let elements: [Element]
  let canvas: Canvas
  /// The colours of each element; nil for a box outside the picture.
  let looks: [Look?]
  /// The flat region beside each element, on which it stands; nil outside the picture.
  let grounds: [FlatRegions.Region?]
  /// The smallest panel or control that each element lies in.
  let hosts: [Int?]
  /// The elements level with each, from the left.
  let rows: [[Int]]
  /// Vivid colours of the app's controls.
  let accents: [Color]
  /// The most frequent colour of the screen.
  let page: Color
  /// The median height of the lines of text, in pixels; 0 where there is none.
  let lineHeight: Double
  /// The most frequent colour of the lines of text.
  let textInk: Color?

  init(_ elements: [Element], on canvas: Canvas) {
    self.elements = elements
    self.canvas = canvas
    looks = elements.map { element in
      element.type == .icon || element.type == .text
        ? Look(drawnIn: element.box, of: canvas.raster, scale: canvas.scale, samples: 500)
        : Look(of: canvas.raster, in: PixelBox(covering: element.box), samples: 500)
    }
    grounds = elements.map { Self.ground(of: $0.box, on: canvas) }
    hosts = elements.indices.map { Self.host(of: $0, among: elements) }
    rows = elements.indices.map { Self.row(of: $0, among: elements) }
    accents = Accents.colors(of: elements, on: canvas.raster)
    page =
      Look(
        of: canvas.raster,
        in: PixelBox(left: 0, top: 0, right: canvas.raster.width, bottom: canvas.raster.height),
        samples: 2_000)?.ground ?? .white
    let texts = elements.indices.filter { elements[$0].type == .text }
    let heights = texts.map { elements[$0].box.height }.sorted()
    lineHeight = heights.isEmpty ? 0 : heights[heights.count / 2]
    textInk = Look.mode(of: texts.compactMap { [looks] in looks[$0]?.ink })
  }

  /// The extent of the screen.
  var bounds: Rect { canvas.raster.size.bounds }

  /// A length in pixels as points.
  func points(_ pixels: Double) -> Double { pixels / canvas.scale }

  /// The elements of a type that lie in a box, but for one.
  func inside(_ box: Rect, but index: Int, where holds: (ElementType) -> Bool) -> [Int] {
    elements.indices.filter { other in
      other != index && holds(elements[other].type) && elements[other].box.share(in: box) > 0.8
        && elements[other].box.area < 0.95 * box.area
    }
  }

  private static func ground(of box: Rect, on canvas: Canvas) -> FlatRegions.Region? {
    let margin = canvas.pixels(2)
    let places = [(box.left - margin, box.midY), (box.right + margin, box.midY)]
    let inside = places.map { (Int($0.0), Int($0.1)) }.filter { x, y in
      (0..<canvas.raster.width).contains(x) && (0..<canvas.raster.height).contains(y)
    }
    return inside.map { canvas.regions.regions[canvas.regions.region(x: $0.0, y: $0.1)] }
      .max { $0.area < $1.area }
  }

  private static func host(of index: Int, among elements: [Element]) -> Int? {
    let box = elements[index].box
    return elements.indices.filter { other in
      other != index && elements[other].type != .text && elements[other].type != .icon
        && elements[other].box.area > 1.05 * box.area && box.share(in: elements[other].box) > 0.85
    }.min { elements[$0].box.area < elements[$1].box.area }
  }

  private static func row(of index: Int, among elements: [Element]) -> [Int] {
    let box = elements[index].box
    return elements.indices.filter { other in
      let it = elements[other].box
      return it.height < 3 * max(box.height, 1) + 60
        && (other == index || it.overlapY(box) > 0.5 * min(it.height, box.height))
    }.sorted { elements[$0].box.left < elements[$1].box.left }
  }
}
