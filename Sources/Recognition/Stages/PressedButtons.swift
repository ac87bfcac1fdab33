import Geometry
import Inference
import ScreenModel

/// Makes segments of buttons side by side of which one is pressed in and stays so: they offer a choice.
public struct PressedButtons: Stage {
  /// The heights of such buttons, in points.
  private let heights = 20.0...64.0
  /// The gap between neighbours at most, in points.
  private let gap = 6.0
  /// By how much their upper and lower ends may differ, in points.
  private let slack = 1.5
  /// The part of the screen below which a row is a tab bar.
  private let foot = 0.9

  /// Makes the stage.
  public init() {}

  /// The elements, with the buttons of such rows as segments.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    rows(of: elements, on: canvas).reduce(elements) { elements, row in
      guard let looks = SelectionRow(row, among: elements, accents: [], on: canvas),
        ReliefCue().choice(in: looks) != nil
      else { return elements }
      return elements.map { element in
        guard element.type == .container, row.contains(element.box) else { return element }
        var segment = element
        segment.type = .segmentedControl
        return segment
      }
    }
  }

  /// Buttons of one height side by side, from left to right.
  private func rows(of elements: [Element], on canvas: Canvas) -> [[Rect]] {
    let contents = elements.filter { $0.type == .text || $0.type == .icon }.map(\.box)
    let buttons = elements.filter { element in
      element.type == .container && heights.contains(element.box.height / canvas.scale)
        && element.box.bottom < foot * Double(canvas.raster.height)
        && contents.contains { $0.share(in: element.box) > 0.9 }
    }
    let room = canvas.pixels(slack)
    let rows = Rows.chained(buttons) { last, box in
      abs(box.top - last.top) <= room && abs(box.bottom - last.bottom) <= room
        && box.left >= last.right - room && box.left - last.right <= canvas.pixels(gap)
    }
    return rows.filter { $0.count > 1 }.map { $0.map(\.box) }
  }
}
