import Geometry
import Imaging
import Inference
import ScreenModel

/// Finds the minus that belongs to a plus: beside it, or at the other end of a slider. A mark two points high is easily
/// overlooked, and the number between the two is easily taken for a sign.
public struct MinusSigns: Stage {
  /// How far from the plus a minus lies at most, in points; with a slider between them, how far from its end.
  public var reach: Double
  /// How wide it is, in widths of the plus.
  private let widths = 0.5...1.4
  /// How high it is at most, in widths of the plus.
  private let thickness = 0.3

  /// Makes the stage.
  public init(reach: Double = 130) { self.reach = reach }

  /// The elements, with the minus signs, and the numbers beside them as texts.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.filter { isPlus($0, on: canvas) }.reduce(elements) { elements, plus in
      guard let minus = minus(of: plus, among: elements, on: canvas),
        !elements.contains(where: { $0.type == .icon && $0.box.iou(minus) > 0.6 })
      else { return elements }
      return completed(elements, by: minus, of: plus)
    }
  }

  private func isPlus(_ element: Element, on canvas: Canvas) -> Bool {
    let longest = max(element.box.width, element.box.height)
    return element.type == .icon && element.icon == "add" && longest <= canvas.pixels(32)
      && element.box.shorterSide >= 0.8 * longest
  }

  /// Where the minus is drawn, to the left or, in languages written from the right, to the right.
  private func minus(of plus: Element, among elements: [Element], on canvas: Canvas) -> Rect? {
    let others = elements.filter { other in
      other != plus && other.type != .container && other.type != .dialog
        && other.box.top < plus.box.midY && other.box.bottom > plus.box.midY
    }
    return [-1.0, 1].lazy.compactMap { step in
      mark(
        from: step < 0 ? plus.box.left : plus.box.right, by: step, like: plus.box, past: others, on: canvas)
    }.first
  }

  /// The first mark of the form of a minus on the line of the plus; nil where a word, a picture or the edge comes before it.
  private func mark(
    from start: Double, by step: Double, like plus: Rect, past others: [Element], on canvas: Canvas
  ) -> Rect? {
    var (x, end) = (start + step, start + step * canvas.pixels(reach))
    while step * (end - x) > 0, canvas.raster.color(x: x, y: plus.midY) != nil {
      let here = others.filter { $0.box.left <= x && $0.box.right >= x }
      if let slider = here.first(where: { $0.type == .slider }) {
        x = (step < 0 ? slider.box.left : slider.box.right) + step
        end = x + step * canvas.pixels(reach)
        continue
      }
      let region = canvas.regions.regions[canvas.regions.region(x: Int(x), y: Int(plus.midY))].box.rect
      if isMinus(region, of: plus), here.allSatisfy({ isSign($0, around: region) }) {
        return ink(of: region, on: canvas)
      }
      guard here.allSatisfy({ isNumber($0, beside: plus) || isFlat($0) }) else { return nil }
      x += step
    }
    return nil
  }

  private func isMinus(_ region: Rect, of plus: Rect) -> Bool {
    widths.contains(region.width / plus.width) && region.height <= thickness * plus.width
      && abs(region.midY - plus.midY) <= 0.1 * plus.height + 1
  }

  /// Whether what was found at a mark is the mark itself, in whatever box and of whatever kind.
  private func isSign(_ element: Element, around mark: Rect) -> Bool {
    (element.type == .icon || element.type == .text) && element.box.width <= 1.6 * mark.width
      && element.box.overlapX(mark) > 0.6 * mark.width
  }

  /// Whether an element may be a minus in a box that is too large.
  private func isFlat(_ element: Element) -> Bool {
    element.type == .icon && element.box.height <= 0.5 * element.box.width
  }

  /// Whether an element may be the number between the two signs.
  private func isNumber(_ element: Element, beside plus: Rect) -> Bool {
    switch element.type {
    case .text: (element.text ?? "").allSatisfy { $0.isNumber || $0.isPunctuation }
    case .icon:
      element.icon == nil && element.box.width <= element.box.height
        && (0.4...1.4).contains(element.box.height / plus.height)
    default: false
    }
  }

  /// The box of a mark that stands alone on one ground; nil where it is a part of something.
  private func ink(of mark: Rect, on canvas: Canvas) -> Rect? {
    let place = PixelBox(covering: mark.insetBy(-canvas.pixels(4)))
    guard place.intersection(canvas.raster.size.box) == place,
      let look = Look(of: canvas.raster, in: place), look.contrast >= 24, look.groundShare >= 0.5,
      let ink = look.inkBox(in: place, of: canvas.raster), place.contains(PixelBox(covering: ink.insetBy(-2)))
    else { return nil }
    return ink.height <= mark.height + canvas.pixels(1.5) ? ink : nil
  }

  private func completed(_ elements: [Element], by minus: Rect, of plus: Element) -> [Element] {
    let between = minus.union(plus.box)
    let kept = elements.filter { !(isSign($0, around: minus) && $0.box.overlapY(minus) > 0) }
    let named = kept.map { element -> Element in
      guard element.type == .icon, isNumber(element, beside: plus.box),
        element.box.share(in: between.insetBy(-0.2 * between.height)) > 0.9,
        abs(element.box.midX - between.midX) < 0.15 * between.width
      else { return element }
      var number = element
      number.type = .text
      return number
    }
    return named + [Element(type: .icon, box: minus, score: plus.score, icon: "remove")]
  }
}
