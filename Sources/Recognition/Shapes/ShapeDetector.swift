import Geometry
import Inference
import ScreenModel

/// A detector without a model: flat regions, connected pieces, and a few plain rules about shape.
public struct ShapeDetector: Stage {
  /// The rules in order; each takes what it recognises out of the list.
  private let rules: [any ShapeRule] = [
    // Before text is left out: a reader takes dots for characters.
    PageControlRule(),
    // Before all panels: these are panels with something special inside.
    ToggleRule(), SliderRule(),
  ]
  private let rulesWithoutText: [any ShapeRule] = [
    CheckboxRule(),
    // Before PanelRule, which would call the whole control a container.
    SegmentRule(),
    PanelRule(),
    // Before IconRule: what is large or rich is no icon.
    PictureRule(),
    // Last: takes all that is left.
    IconRule(),
  ]

  /// Makes the detector.
  public init() {}

  /// Adds what the shapes on the picture are to what is known.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var shapes = ShapeWalk.shapes(on: canvas)
    var found = elements
    for rule in rules { found += rule.take(from: &shapes, on: canvas) }
    let ink = TextInk(lines: canvas.lines)
    shapes.removeAll { ink.explains($0) }
    for rule in rulesWithoutText { found += rule.take(from: &shapes, on: canvas) }
    return found
  }
}
