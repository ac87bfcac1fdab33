import Geometry
import Inference
import ScreenModel

/// Decides which tab or segment is selected, each in its row.
public struct SelectionState: Stage {
  private let model: SelectionModel

  /// Makes the stage.
  public init(_ model: SelectionModel) { self.model = model }

  /// Sets the states of tabs and segments where the pixels show them, and whether colour alone shows it.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var result = elements
    for (type, indices, row) in Self.rows(of: elements, on: canvas) {
      guard let chosen = model.selected(in: row, of: type) else { continue }
      for (place, index) in indices.enumerated() {
        result[index].state = place == chosen ? .selected : .unselected
      }
      if SelectionCues.isColorAlone(chosen, in: row) { result[indices[chosen]].isChosenByColor = true }
    }
    return result
  }

  /// The rows of tabs and segments whose state is open, with the indices of their elements from the left.
  public static func rows(
    of elements: [Element], on canvas: Canvas
  ) -> [(type: ElementType, indices: [Int], row: SelectionRow)] {
    let types = [ElementType.tabBarItem, .segmentedControl]
    guard elements.contains(where: { types.contains($0.type) }) else { return [] }
    let accents = Accents.colors(of: elements, on: canvas.raster)
    let rows = types.flatMap { type in
      let open = elements.indices.filter { elements[$0].type == type && elements[$0].state == nil }
      return controls(of: open, elements).compactMap { indices in
        SelectionRow(indices.map { elements[$0].box }, among: elements, accents: accents, on: canvas)
          .map { (type: type, indices: indices, row: $0) }
      }
    }
    return rows.indices.map { place in
      let others = rows.indices.filter { $0 != place }.map { rows[$0].row }
      return (rows[place].type, rows[place].indices, rows[place].row.beside(others))
    }
  }

  /// Indices of elements that stand side by side and belong together, from the left.
  private static func controls(of indices: [Int], _ elements: [Element]) -> [[Int]] {
    let rows = indices.reduce(into: [[Int]]()) { rows, index in
      let box = elements[index].box
      let row = rows.firstIndex { row in
        row.first.map { elements[$0].box.overlapY(box) > 0.5 * min(elements[$0].box.height, box.height) }
          ?? false
      }
      if let row { rows[row].append(index) } else { rows.append([index]) }
    }
    return rows.flatMap { row in
      parts(of: row.sorted { elements[$0].box.left < elements[$1].box.left }, elements)
    }
  }

  /// Segments touch or nearly so; a gap wider than half a segment separates two controls. Tabs stand apart.
  private static func parts(of row: [Int], _ elements: [Element]) -> [[Int]] {
    guard let first = row.first, elements[first].type == .segmentedControl else { return [row] }
    return row.dropFirst().reduce(into: [[first]]) { parts, index in
      let last = parts[parts.count - 1].last.map { elements[$0].box } ?? elements[index].box
      let box = elements[index].box
      if box.left - last.right > 0.5 * min(box.width, last.width) {
        parts.append([index])
      } else {
        parts[parts.count - 1].append(index)
      }
    }
  }
}
