import Geometry
import Inference
import ScreenModel

/// Marks what is a control by its type, and the plain cases of icons and containers; the rest stays open.
public struct Clickability: Stage {
  /// Makes the stage.
  public init() {}

  /// Sets `clickable` where type or place tell.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.map { element in
      var element = element
      element.clickable = judge(element, among: elements, on: canvas)
      return element
    }
  }

  private func judge(_ element: Element, among elements: [Element], on canvas: Canvas) -> Bool? {
    switch element.type {
    case .checkbox, .pageControl, .segmentedControl, .slider, .tabBarItem, .textField, .toggle: true
    case .container: isButton(element, among: elements, on: canvas) ? true : nil
    case .icon: isInBar(element, on: canvas) ? true : nil
    case .dialog, .picture, .text: nil
    }
  }

  /// A button is at most 64 points high and holds one line of at most 30 characters, or one icon.
  private func isButton(_ element: Element, among elements: [Element], on canvas: Canvas) -> Bool {
    guard element.box.height <= canvas.pixels(64) else { return false }
    let inside = elements.filter { $0 != element && $0.box.share(in: element.box) > 0.8 }
    let texts = inside.filter { $0.type == .text }
    let isShort = texts.count == 1 && texts.allSatisfy { ($0.text ?? "").count <= 30 }
    return isShort || (texts.isEmpty && inside.count == 1 && inside[0].type == .icon)
  }

  /// Icons in the navigation bar and the tab bar are buttons; elsewhere the pixels do not tell.
  private func isInBar(_ element: Element, on canvas: Canvas) -> Bool {
    let height = Double(canvas.raster.height)
    return element.box.midY < canvas.pixels(104) || element.box.top > height - canvas.pixels(90)
  }
}
