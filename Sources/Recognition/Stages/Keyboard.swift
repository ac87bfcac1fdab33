import Geometry
import Inference
import ScreenModel

/// Leaves out the system's keyboard: its keys belong to no app, and dumps rarely hold them.
///
/// Known by two or more level rows of six or more small keys each, most of them single letters, in the lower part of
/// the screen; where the letters are hard to read, by the faces of the keys. A calendar has one row of letters, a table of
/// numbers has none.
public struct Keyboard: Stage {
  /// The part of the screen's height in which the first row of keys may begin, from the bottom.
  private static let lowest = 0.55
  /// The fewest keys of a row.
  private static let fewest = 6
  /// The fewest single letters that must have been read on all rows.
  private static let letters = 8
  /// The fewest single letters that must have been read on the faces of keys.
  private static let lettersOnFaces = 4
  /// The fewest keys of the only row that a dialog leaves free.
  private static let wholeRow = 9

  /// Makes the stage.
  public init() {}

  /// The elements outside the keyboard; a dialog over it, which holds none of its rows, stays with all that stands on it.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let rows = letterRows(of: elements, on: canvas) ?? faceRows(below: elements, on: canvas) ?? []
    guard let top = top(of: rows) else { return elements }
    let dialogs = elements.filter { $0.type == .dialog }.map(\.box).filter { dialog in
      rows.joined().count { $0.share(in: dialog) > 0.9 } < Self.fewest
    }
    return elements.filter { element in
      element.box.midY < top || dialogs.contains { element.box.share(in: $0) > 0.9 }
    }
  }

  /// The upper edge of the keyboard, of which a dialog may leave one row free; nil where there are no rows.
  private func top(of rows: [[Rect]]) -> Double? {
    guard let first = rows.first else { return nil }
    let middles = rows.map { row in row.reduce(0) { $0 + $1.midY } / Double(row.count) }
    let pitch = zip(middles, middles.dropFirst()).map { $1 - $0 }.min() ?? 1.2 * first[0].height
    return middles[0] - 0.6 * pitch
  }

  /// The rows of letters that stand as near to each other as on a keyboard; nil where there are none.
  private func letterRows(of elements: [Element], on canvas: Canvas) -> [[Rect]]? {
    let keys = elements.filter { isKey($0, on: canvas) }.sorted { $0.box.midY < $1.box.midY }
    let rows = rows(of: keys, height: canvas.pixels(12)).filter { $0.count >= Self.fewest }
    let letters = rows.joined().count { ($0.text ?? "").first?.isLetter ?? false }
    let heights = rows.map { row in row.reduce(0) { $0 + $1.box.midY } / Double(row.count) }
    let isNear = zip(heights, heights.dropFirst()).contains { $1 - $0 < canvas.pixels(70) }
    return rows.count >= 2 && letters >= Self.letters && isNear ? rows.map { $0.map(\.box) } : nil
  }

  /// The rows of keys that have faces, some with a letter that was read; nil where there are none.
  private func faceRows(below elements: [Element], on canvas: Canvas) -> [[Rect]]? {
    let height = Double(canvas.raster.height)
    let rows = KeyFaces.rows(below: (1 - Self.lowest) * height, on: canvas)
    let letters = elements.filter { ($0.text ?? "").count == 1 && $0.text?.first?.isLetter ?? false }
    let read = rows.joined().count { face in letters.contains { $0.box.share(in: face) > 0.9 } }
    let isCovered = elements.contains { $0.type == .dialog }
    let isBoard = rows.count >= 2 || isCovered && (rows.first?.count ?? 0) >= Self.wholeRow
    return isBoard && read >= Self.lettersOnFaces ? rows : nil
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
