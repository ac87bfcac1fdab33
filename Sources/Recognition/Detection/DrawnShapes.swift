import Geometry
import Inference
import ScreenModel

/// Holds what the network found against the shapes that are drawn.
///
/// A network sees a wide field to a few of its own pixels; where its surface is flat, the pixels know its edges. And
/// a weak answer of the network that a drawn shape, or the reader, confirms is worth more than one that nothing confirms.
struct DrawnShapes: Sendable {
  private let shapes = ShapeDetector()
  /// The least IoU of a detected box and the drawn shape that gives it its edges.
  private let agreement = 0.6

  /// The sure candidates and the confirmed ones, with the boxes of their shapes, and cards like those found beside them.
  func confirmed(_ candidates: [Candidate], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let drawn = try shapes.refine([], on: canvas)
    let panels = drawn.filter { $0.type == .container || $0.type == .textField }.map(\.box)
    let segments = SegmentNeighbours().confirmed(SurerKinds().kept(candidates), on: canvas)
    let candidates = SpacedButtons().told(from: segments, panels: panels, on: canvas)
    let placed = candidates.compactMap { candidate -> Element? in
      var element = candidate.element
      let partner = drawn.filter { isKin($0.type, element.type) && $0.box.iou(element.box) >= agreement }
        .max { $0.box.iou(element.box) < $1.box.iou(element.box) }
      guard let partner else {
        if !candidate.isSure, let field = underlined(element, on: canvas) { return field }
        return candidate.isSure || isRead(element, on: canvas) ? element : nil
      }
      element.box = partner.box
      // A doubt alone makes no field of a card: what is drawn says which of the two it is.
      if !candidate.isSure && element.type == .textField && partner.type == .container {
        element.type = .container
      }
      return element
    }
    let unknown = drawn.filter { shape in
      !placed.contains { isKin(shape.type, $0.type) && $0.box.iou(shape.box) > 0.5 }
    }
    return placed + SiblingCards().overlooked(in: unknown, beside: placed, on: canvas)
  }

  /// A field that the network was unsure of, on the line that draws it; nil where there is none.
  private func underlined(_ element: Element, on canvas: Canvas) -> Element? {
    guard element.type == .textField, let box = FieldLine().field(element.box, on: canvas) else { return nil }
    var field = element
    field.box = box
    return field
  }

  /// Whether the reader confirms a text that the network was unsure of.
  private func isRead(_ element: Element, on canvas: Canvas) -> Bool {
    element.type == .text && canvas.lines.contains { $0.box.iou(element.box) >= 0.5 }
  }

  /// Whether a drawn shape of one type may give its edges to a detected element of another.
  private func isKin(_ shape: ElementType, _ element: ElementType) -> Bool {
    if shape == element { return true }
    let families: [Set<ElementType>] = [
      [.container, .textField, .picture, .segmentedControl, .dialog], [.icon, .checkbox, .picture],
      [.icon, .container],
    ]
    return families.contains { $0.contains(shape) && $0.contains(element) }
  }
}
