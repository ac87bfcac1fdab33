import Audit
import Evaluation
import Geometry
import Recognition
import ScreenModel

/// The rows of the selection model's training.
enum SelectionLines {
  /// A line for each item of a row of which one is known to be selected; missing values are empty.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    let elements = seen.unjudged
    return SelectionState.rows(of: elements, on: canvas).enumerated().flatMap { number, found -> [String] in
      let (type, indices, row) = found
      let selected = truth.counted.filter { $0.type == type.rawValue && $0.state == "selected" }
      let places = indices.indices.filter { place in
        selected.contains { $0.box.iou(elements[indices[place]].box) > 0.2 }
      }
      guard places.count == 1 else { return [] }
      return SelectionValues.rows(of: row, type: type).enumerated().map { place, values in
        let columns = [
          truth.name, String(number), type.rawValue, place == places[0] ? "1" : "0",
        ]
        return (columns + values.map { $0.isNaN ? "" : "\($0)" }).joined(separator: ",")
      }
    }
  }
}
