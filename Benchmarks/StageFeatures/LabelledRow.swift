import Audit
import Evaluation
import Geometry
import Recognition
import ScreenModel

/// A row of tabs or segments of which the truth says which one is selected.
struct LabelledRow {
  /// What the items are.
  let type: ElementType
  /// What can be seen of them.
  let row: SelectionRow
  /// The place of the selected one, from the left.
  let selected: Int

  /// The rows of a screen, those left out of which the truth selects none or several.
  static func rows(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [LabelledRow] {
    let elements = seen.unjudged
    return SelectionState.rows(of: elements, on: canvas).compactMap { type, indices, row in
      let selected = truth.counted.filter { $0.type == type.rawValue && $0.state == "selected" }
      let places = indices.indices.filter { place in
        selected.contains { $0.box.iou(elements[indices[place]].box) > 0.2 }
      }
      return places.count == 1 ? LabelledRow(type: type, row: row, selected: places[0]) : nil
    }
  }
}
