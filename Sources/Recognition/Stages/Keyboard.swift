import Geometry
import Inference
import ScreenModel

/// Leaves out the system's keyboard: its keys belong to no app, and dumps rarely hold them.
///
/// Known by two or more level rows of six or more small keys each, most of them single letters, in the lower part of
/// the screen. A calendar has one row of letters, a table of numbers has none.
public struct Keyboard: Stage {
  /// The part of the screen's height in which the first row of keys may begin, from the bottom.
  private static let lowest = 0.55
  /// The fewest keys of a row.
  private static let fewest = 6
  /// The fewest single letters that must have been read on all rows.
  private static let letters = 8

  /// Makes the stage.
  public init() {}

  /// The elements outside the keyboard.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    guard let top = top(of: elements, on: canvas) else { return elements }
    return elements.filter { $0.box.midY < top }
  }

  /// The upper edge of the keyboard; nil where there is none.
  private func top(of elements: [Element], on canvas: Canvas) -> Double? {
    let keys = elements.filter { isKey($0, on: canvas) }.sorted { $0.box.midY < $1.box.midY }
    let rows = rows(of: keys, height: canvas.pixels(12)).filter { $0.count >= Self.fewest }
    let letters = rows.joined().count { ($0.text ?? "").first?.isLetter ?? false }
    guard rows.count >= 2, letters >= Self.letters else { return nil }
    let middles = rows.map { row in row.reduce(0) { $0 + $1.box.midY } / Double(row.count) }
    let pitch = zip(middles, middles.dropFirst()).map { $1 - $0 }.min() ?? 0
    guard let first = middles.first, pitch < canvas.pixels(70) else { return nil }
    return first - 0.6 * pitch
  }

  private func isKey(_ element: Element, on canvas: Canvas) -> Bool {
    let height = Double(canvas.raster.height)
    guard element.box.top > (1 - Self.lowest) * height, element.box.height < canvas.pixels(24) else {
      return false
    }
    return element.type == .icon || (element.type == .text && (element.text ?? "").count <= 1)
  }

  /// Elements at one height, of falling place; both in pixels.
  private func rows(of keys: [Element], height: Double) -> [[Element]] {
    keys.reduce(into: [[Element]]()) { rows, key in
      if let last = rows.last?.last, key.box.midY - last.box.midY < height {
        rows[rows.count - 1].append(key)
      } else {
        rows.append([key])
      }
    }
  }
}
