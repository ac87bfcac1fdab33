import Geometry
import Imaging
import Inference
import ScreenModel

/// Moves the boxes of a detector to the exact pixels of what they hold, where these are clear.
///
/// Two ways, in this order. The drawn pieces around the box, told from the surface by colour alone, give the
/// exact extent, whether the thing is filled, outlined or ink. Where they run into other things, as on a
/// photograph, each side of a box with straight sides moves by itself to the line where most pixels change.
/// Where neither is clear the box stays. A snapped box stays where it is when it is snapped again.
public struct Snap: Stage {
  /// How far a side may move, in points, for the smallest things; a detector at 416 pixels a screen is off by 1
  /// to 3 of its own pixels, about 1 to 3 points.
  public var reach: Double
  /// How far a side may move as a share of the box's extent.
  public var share: Double
  /// The least IoU of the old and the new box: less means that something else was found.
  public var agreement: Double
  /// The share of a side that must change colour to be an edge.
  public var clearness: Double

  /// Makes the stage.
  public init(reach: Double = 3, share: Double = 0.06, agreement: Double = 0.6, clearness: Double = 0.6) {
    self.reach = reach
    self.share = share
    self.agreement = agreement
    self.clearness = clearness
  }

  /// The elements with boxes of whole pixels, tight where the pixels are clear.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let snapped = elements.map { element in
      var element = element
      let box = element.box.rounded
      // A segment ends where the next begins, whatever is drawn there.
      if element.type != .segmentedControl { element.box = place(element.type, box, on: canvas) }
      return element
    }
    return snapSegments(withoutDoubledSegments(withoutSpans(snapped)), on: canvas)
  }

  private func place(_ type: ElementType, _ box: Rect, on canvas: Canvas) -> Rect {
    drawn(type, box, on: canvas) ?? straight(type, box, on: canvas) ?? box
  }

  /// A segment that lies over two others which stand side by side is their control, or the line between them.
  private func withoutSpans(_ elements: [Element]) -> [Element] {
    let segments = elements.filter { $0.type == .segmentedControl }.map(\.box)
    return elements.filter { element in
      guard element.type == .segmentedControl else { return true }
      let held = segments.filter { other in
        other != element.box && other.share(in: element.box) > 0.5 && other.height > 0.7 * element.box.height
      }
      return !held.contains { one in
        held.contains { $0.left > one.left && one.gapX($0) > -0.2 * min(one.width, $0.width) }
      }
    }
  }

  /// Segments lie side by side: of two that share half of one the surer one stays, or the row would be cut into too many.
  private func withoutDoubledSegments(_ elements: [Element]) -> [Element] {
    let segments = elements.filter { $0.type == .segmentedControl }
    return elements.filter { element in
      element.type != .segmentedControl
        || !segments.contains { other in
          other.score > element.score
            && (element.box.share(in: other.box) > 0.5 || other.box.share(in: element.box) > 0.5)
        }
    }
  }

  /// Segments in a row share the width of their control, which is what can be seen.
  private func snapSegments(_ elements: [Element], on canvas: Canvas) -> [Element] {
    var result = elements
    var left = elements.indices.filter { elements[$0].type == .segmentedControl }
      .sorted { elements[$0].box.left < elements[$1].box.left }
    while let first = left.first {
      let row = left.filter { index in
        let box = elements[index].box
        return box.overlapY(elements[first].box) > 0.6 * box.height
      }
      left.removeAll { row.contains($0) }
      let boxes = row.map { elements[$0].box }
      let whole = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
      let widths = boxes.map(\.width)
      let isEven = (widths.max() ?? 0) <= 1.25 * (widths.min() ?? 0)
      let isClosed = widths.reduce(0, +) >= 0.9 * whole.width
      guard row.count > 1, isEven, isClosed else { continue }
      let control = place(.container, whole, on: canvas)
      let slot = control.width / Double(row.count)
      for (place, index) in row.enumerated() {
        let start = control.left + Double(place) * slot
        result[index].box =
          Rect(left: start, top: control.top, right: start + slot, bottom: control.bottom).rounded
      }
    }
    return result
  }

  /// How far sides may move in pixels; long boxes are cut off more in their long direction.
  private func margin(_ extent: Double, _ canvas: Canvas) -> Double {
    max(canvas.pixels(reach), min(share * extent, canvas.pixels(12))).rounded(.up)
  }

  private func drawn(_ type: ElementType, _ box: Rect, on canvas: Canvas) -> Rect? {
    let pieces = DrawnPieces(canvas: canvas).pieces(
      around: box, marginX: margin(box.width, canvas), marginY: margin(box.height, canvas))
    let own = pieces.filter { piece in
      let extent = piece.component.box.rect
      let isInside = box.contains(x: extent.midX, y: extent.midY) && extent.share(in: box) >= 0.5
      return isInside && piece.component.area >= 2
    }
    // A thing that runs into its neighbours has no clear extent.
    guard let first = own.first, !own.contains(where: { $0.isCut && $0.component.area > 3 }) else {
      return nil
    }
    let union = own.dropFirst().reduce(first.component.box) { $0.union($1.component.box) }.rect
    guard union.iou(box) >= agreement else { return nil }
    guard hasStraightSides(type) else { return union }
    // Loose pieces, or a ragged one, mean that the outline of the thing itself runs into others.
    let largest = own.map(\.component).max { $0.box.area < $1.box.area } ?? first.component
    let isSolid = Double(largest.box.area) >= 0.9 * union.area
    if isSolid && (type == .picture || Outline(largest).cornerRadius != nil) { return union }
    return surface(box, on: canvas)
  }

  /// The flat region of rectangular outline that agrees best with the box.
  private func surface(_ box: Rect, on canvas: Canvas) -> Rect? {
    let regions = canvas.regions.regions
    let near = regions.indices.filter {
      Double(regions[$0].area) >= 0.25 * box.area && regions[$0].box.rect.iou(box) >= max(agreement, 0.75)
    }
    let clear = near.filter { Outline(of: $0, in: canvas.regions).cornerRadius != nil }
    return clear.map { regions[$0].box.rect }.max { $0.iou(box) < $1.iou(box) }
  }

  /// In texture every line has changes; an edge stands out from the lines beside it.
  private func isClear(_ edge: EdgeLine) -> Bool { edge.share >= clearness && edge.prominence >= 0.4 }

  /// Whether a thing of this type is a box rather than ink.
  private func hasStraightSides(_ type: ElementType) -> Bool {
    switch type {
    case .container, .dialog, .picture, .segmentedControl, .textField: true
    case .checkbox, .icon, .pageControl, .slider, .tabBarItem, .text, .toggle: false
    }
  }

  private func straight(_ type: ElementType, _ box: Rect, on canvas: Canvas) -> Rect? {
    guard hasStraightSides(type), box.width >= 8, box.height >= 8 else { return nil }
    let dx = Int(margin(box.width, canvas))
    let dy = Int(margin(box.height, canvas))
    // The middle of each side: round corners bend away from the line.
    let rows = Int(box.top + 0.2 * box.height)..<Int(box.bottom - 0.2 * box.height)
    let columns = Int(box.left + 0.2 * box.width)..<Int(box.right - 0.2 * box.width)
    func vertical(_ x: Double) -> Double {
      let range = Int(x) - dx...Int(x) + dx
      let found = verticalEdge(of: canvas.raster, columns: range, rows: rows, tolerance: canvas.tolerance + 2)
      return found.flatMap { isClear($0) ? Double($0.position) : nil } ?? x
    }
    func horizontal(_ y: Double) -> Double {
      let range = Int(y) - dy...Int(y) + dy
      let found = horizontalEdge(
        of: canvas.raster, rows: range, columns: columns, tolerance: canvas.tolerance + 2)
      return found.flatMap { isClear($0) ? Double($0.position) : nil } ?? y
    }
    let moved = Rect(
      left: vertical(box.left), top: horizontal(box.top), right: vertical(box.right),
      bottom: horizontal(box.bottom))
    return moved.iou(box) >= agreement ? moved : nil
  }
}
