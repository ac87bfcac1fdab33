import Geometry
import Imaging

/// The descent from the page through panels to what is drawn on them.
///
/// Flat regions as wide as the page are the first surfaces; what they leave over falls into connected pieces; a
/// piece with a rectangular outline and a surface of its own is a panel, and its inside is looked at in the same
/// way.
struct ShapeWalk {
  let canvas: Canvas
  private var isSurface: [Bool]
  /// Regions large enough to be looked at one by one, largest first.
  private let candidates: [Int]
  private(set) var shapes: [Shape] = []

  init(_ canvas: Canvas) {
    self.canvas = canvas
    let regions = canvas.regions.regions
    isSurface = [Bool](repeating: false, count: regions.count)
    let smallest = Int(canvas.pixels(3) * canvas.pixels(3))
    candidates = regions.indices.filter { regions[$0].area >= smallest }
      .sorted { regions[$0].area == regions[$1].area ? $0 < $1 : regions[$0].area > regions[$1].area }
  }

  /// All shapes of the screen, outer before inner.
  static func shapes(on canvas: Canvas) -> [Shape] {
    var walk = ShapeWalk(canvas)
    walk.markPage()
    walk.explore(canvas.raster.size.box, depth: 1)
    return walk.shapes.filter { !walk.isCornerOfPanel($0) }
  }

  /// The soft pixels of a round corner, left over between a panel and the surface around it: they lie in the
  /// square of a corner, about one radius from its middle.
  private func isCornerOfPanel(_ shape: Shape) -> Bool {
    let near = max(2, canvas.scale)
    let box = shape.box.rect
    return shapes.contains { panel in
      guard let radius = panel.cornerRadius, panel.box != shape.box else { return false }
      let frame = panel.box.rect
      // Continuous corners reach further than the circle that they lack as much area as.
      let reach = 1.7 * radius + near
      guard frame.insetBy(-near).contains(box), max(box.width, box.height) <= reach + near else {
        return false
      }
      let isLeft = box.right <= frame.left + reach
      let isTop = box.bottom <= frame.top + reach
      guard isLeft || box.left >= frame.right - reach, isTop || box.top >= frame.bottom - reach else {
        return false
      }
      let dx = box.midX - (isLeft ? frame.left + radius : frame.right - radius)
      let dy = box.midY - (isTop ? frame.top + radius : frame.bottom - radius)
      let halfDiagonal = (box.width * box.width + box.height * box.height).squareRoot() / 2
      let distance = (dx * dx + dy * dy).squareRoot()
      let isThin = Double(shape.area) <= 0.6 * box.area || min(box.width, box.height) <= near
      return isThin && abs(distance - radius) <= near + halfDiagonal
    }
  }

  /// A region is part of the page if it reaches from edge to edge: surfaces, and the lines that bars end with.
  private mutating func markPage() {
    let size = canvas.raster.size
    for index in candidates {
      let region = canvas.regions.regions[index]
      let spans =
        region.box.left <= 1 && region.box.right >= size.width - 1
        || region.box.top <= 1 && region.box.bottom >= size.height - 1
      if spans { isSurface[index] = true }
    }
  }

  private mutating func explore(_ box: PixelBox, depth: Int) {
    // Deeper nesting than this is texture, not interface.
    guard depth <= 6 else { return }
    let surfaces = isSurface
    for component in canvas.regions.components(in: box, outside: { surfaces[$0] }) where component.area >= 3 {
      let isBorder = depth > 1 && isBorder(component, of: box)
      if !isBorder { add(component, depth: depth) }
    }
  }

  /// The outline of a panel: its border, or the soft pixels on the inner side of one.
  private func isBorder(_ component: Component, of panel: PixelBox) -> Bool {
    let box = component.box
    if box.rect.iou(panel.rect) > 0.85 { return true }
    let isConcentric =
      abs(box.left + box.right - panel.left - panel.right) <= 4
      && abs(box.top + box.bottom - panel.top - panel.bottom) <= 4
    let isLarge = box.width * 10 >= panel.width * 7 && box.height * 10 >= panel.height * 7
    return isConcentric && isLarge && component.area * 100 <= box.area * 15
  }

  private mutating func add(_ component: Component, depth: Int) {
    let box = component.box
    let isMark = canvas.points(min(box.width, box.height)) < 12
    if isMark {
      shapes.append(mark(component, depth: depth))
      return
    }
    let outline = Outline(component)
    let inside = innerRegions(of: box)
    var shape = mark(component, depth: depth)
    shape.solidity = outline.solidity
    shape.cornerRadius = outline.cornerRadius
    shape.regions = inside
    shape.busyness = Double(canvas.regions.runCount(in: box)) / Double(max(1, box.area))
    let surfaces = ownSurfaces(inside, box)
    shape.flatShare =
      Double(surfaces.reduce(0) { $0 + canvas.regions.regions[$1].area }) / Double(max(1, component.area))
    if shape.isPanel {
      shape.component = nil
      shapes.append(shape)
      for surface in surfaces { isSurface[surface] = true }
      explore(box, depth: depth + 1)
    } else if shape.cornerRadius == nil && splitOverlapping(inside, box) {
      explore(box, depth: depth + 1)
    } else {
      shapes.append(shape)
    }
  }

  private func mark(_ component: Component, depth: Int) -> Shape {
    Shape(
      box: component.box, area: component.area, cornerRadius: nil, solidity: 0, flatShare: 0, busyness: 0,
      regions: [], depth: depth, component: component)
  }

  private func innerRegions(of box: PixelBox) -> [Int] {
    candidates.filter { !isSurface[$0] && box.contains(canvas.regions.regions[$0].box) }
  }

  /// The regions that are the ground of a panel: one that reaches to all its sides, and rectangles from side to
  /// side, such as rows between dividers, the text below a photograph, or segments.
  ///
  /// The sky of a drawing is neither: it ends in a ragged line before the opposite side.
  private func ownSurfaces(_ inside: [Int], _ box: PixelBox) -> [Int] {
    // Borders are up to 3 points wide, on small boxes less: a check mark is no ground.
    let border = min(Int(canvas.pixels(3)), min(box.width, box.height) * 12 / 100)
    let marginX = max(border, box.width * 3 / 100)
    let marginY = max(border, box.height * 8 / 100)
    let isLow = canvas.points(box.height) <= 64
    return inside.filter { index in
      let region = canvas.regions.regions[index].box
      let isWide = region.width >= box.width - 2 * marginX
      let isHigh = region.height >= box.height - 2 * marginY
      if isWide && isHigh { return true }
      guard isWide || (isHigh && isLow) else { return false }
      return Outline(of: index, in: canvas.regions).cornerRadius != nil
    }
  }

  /// A ragged piece may be several panels that overlap, or a dialog over the page: those of its regions that are
  /// rectangles by themselves become surfaces. Whether there was one.
  private mutating func splitOverlapping(_ inside: [Int], _ box: PixelBox) -> Bool {
    // A slider's thumb is round and up to 28 points wide; a button is larger.
    let smallest = Int(canvas.pixels(34))
    var found = false
    for index in inside.prefix(12) {
      let region = canvas.regions.regions[index]
      guard min(region.box.width, region.box.height) >= smallest else { continue }
      let outline = Outline(of: index, in: canvas.regions)
      guard let radius = outline.cornerRadius else { continue }
      isSurface[index] = true
      found = true
      shapes.append(
        Shape(
          box: region.box, area: region.area, cornerRadius: radius, solidity: outline.solidity,
          flatShare: Double(region.area) / Double(region.box.area),
          busyness: Double(canvas.regions.runCount(in: region.box)) / Double(max(1, region.box.area)),
          regions: [index], depth: 1, component: nil))
    }
    return found
  }
}
