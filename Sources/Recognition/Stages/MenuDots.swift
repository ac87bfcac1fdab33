import Geometry
import Imaging
import Inference
import ScreenModel

/// Finds the three dots one above the other that open a menu, by their pixels: they are narrow, and the detector overlooks
/// them where they stand in every row of a list.
public struct MenuDots: Stage {
  /// The sides of a dot in points.
  private let sides = 1.2...6.0
  /// From middle to middle of two dots, in widths of one.
  private let steps = 1.25...4.0
  /// The least part of a dot's box that has its colour, 0…1: a disc has 0.79, its soft edge not counted.
  private let least = 0.55
  /// How much two dots may differ, in pixels.
  private let uneven = 1.5
  /// Around the dots nothing else stands, in steps.
  private let room = 1.2

  /// Makes the stage.
  public init() {}

  /// The elements, with the dots as icons; what was found in their place gives way.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    menus(on: canvas).reduce(elements) { elements, menu in
      let here = elements.filter {
        $0.box.overlapX(menu) > 0 && $0.box.overlapY(menu) > 0 && !isGround($0, of: menu)
      }
      guard here.allSatisfy({ isReplaced($0, by: menu) }) else { return elements }
      let score = here.filter { $0.type == .icon }.map(\.score).max() ?? 0.5
      return elements.filter { !here.contains($0) } + [Element(type: .icon, box: menu, score: score)]
    }
  }

  /// Whether an element is a surface that the dots stand on.
  private func isGround(_ element: Element, of menu: Rect) -> Bool {
    [.container, .dialog, .segmentedControl, .tabBarItem, .textField].contains(element.type)
      && menu.share(in: element.box) > 0.9
  }

  /// Whether an icon or a text is the dots themselves, boxed less well.
  private func isReplaced(_ element: Element, by menu: Rect) -> Bool {
    [.icon, .text, .pageControl].contains(element.type) && element.box.height <= 1.5 * menu.height
      && element.box.width <= 4 * menu.width
  }

  /// The boxes of all such dots of a screen.
  private func menus(on canvas: Canvas) -> [Rect] {
    let dots = dots(on: canvas)
    return dots.indices.compactMap { top in
      let column = column(from: top, of: dots)
      guard column.count == 3, isAlone(column, among: dots) else { return nil }
      return box(of: column, on: canvas)
    }
  }

  /// What may be a dot, by its middle from left to right.
  private func dots(on canvas: Canvas) -> [FlatRegions.Region] {
    let sides = max(2, canvas.pixels(sides.lowerBound))...canvas.pixels(sides.upperBound)
    return canvas.regions.regions.filter { region in
      let box = region.box.rect
      return sides.contains(box.width) && sides.contains(box.height)
        && abs(box.width - box.height) <= uneven && Double(region.area) >= least * box.area
    }.sorted { $0.box.rect.midX < $1.box.rect.midX }
  }

  /// The dots below each other from one on that has none above it, equal and evenly apart.
  private func column(from top: Int, of dots: [FlatRegions.Region]) -> [Rect] {
    let first = dots[top]
    let peers = neighbours(of: top, in: dots).filter { isLike($0, first) }.map(\.box.rect)
      .sorted { $0.midY < $1.midY }
    let own = first.box.rect
    guard let second = peers.first(where: { $0.midY > own.midY }) else { return [] }
    let step = second.midY - own.midY
    guard steps.contains(step / own.width), !peers.contains(where: { isStep(from: $0, to: own, step) })
    else { return [] }
    return peers.filter { $0.midY > own.midY }.reduce([own]) { column, dot in
      isStep(from: column[column.count - 1], to: dot, step) ? column + [dot] : column
    }
  }

  private func isStep(from upper: Rect, to lower: Rect, _ step: Double) -> Bool {
    abs(lower.midY - upper.midY - step) <= uneven
  }

  /// The dots whose middles lie on one vertical line with one's.
  private func neighbours(of place: Int, in dots: [FlatRegions.Region]) -> [FlatRegions.Region] {
    let x = dots[place].box.rect.midX
    let before = dots[..<place].reversed().prefix { x - $0.box.rect.midX <= uneven }
    let after = dots[(place + 1)...].prefix { $0.box.rect.midX - x <= uneven }
    return Array(before) + Array(after)
  }

  private func isLike(_ first: FlatRegions.Region, _ second: FlatRegions.Region) -> Bool {
    let (one, other) = (first.box.rect, second.box.rect)
    return abs(one.width - other.width) <= uneven && abs(one.height - other.height) <= uneven
      && first.color.distance(to: second.color) <= 24
  }

  /// Whether no other dot stands beside the three: six are a handle to drag by, many a pattern.
  private func isAlone(_ column: [Rect], among dots: [FlatRegions.Region]) -> Bool {
    let step = column[1].midY - column[0].midY
    let around = column[0].union(column[2]).insetBy(-room * step)
    return dots.count { $0.box.rect.share(in: around) > 0.5 } == 3
  }

  /// The box of the dots with their soft edges; nil where other ink stands beside them.
  private func box(of column: [Rect], on canvas: Canvas) -> Rect? {
    let inner = column[0].union(column[2])
    let step = column[1].midY - column[0].midY
    let around = PixelBox(covering: inner.insetBy(-room * step)).intersection(canvas.raster.size.box)
    guard let look = Look(drawnIn: around.rect, of: canvas.raster, scale: canvas.scale), look.contrast >= 24,
      let ink = look.inkBox(in: around, of: canvas.raster)
    else { return nil }
    // The half of the contrast tells what stands beside the dots; their edges are fainter.
    let place = inner.insetBy(-3)
    guard ink.share(in: place) == 1 else { return nil }
    return Imaging.inkBox(
      of: canvas.raster, in: PixelBox(covering: place), background: look.ground, threshold: canvas.tolerance)?
      .rect
  }
}
