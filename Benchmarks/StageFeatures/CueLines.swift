import Audit
import Evaluation
import Foundation
import Geometry
import Recognition
import ScreenModel

/// What each selection cue says of each row, beside the truth.
enum CueLines {
  /// A JSON object for each row: the truth's place, and the choice of each cue.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    let elements = seen.unjudged
    return SelectionState.rows(of: elements, on: canvas).compactMap { type, indices, row in
      let selected = truth.counted.filter { $0.type == type.rawValue && $0.state == "selected" }
      let places = indices.indices.filter { place in
        selected.contains { $0.box.iou(elements[indices[place]].box) > 0.2 }
      }
      guard places.count == 1 else { return nil }
      let choices = SelectionCues.choices(in: row).sorted { $0.key < $1.key }
        .map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      return "{\"image\":\"\(truth.name)\",\"type\":\"\(type.rawValue)\",\"items\":\(indices.count),"
        + "\"truth\":\(places[0]),\"cues\":{\(choices)}}"
    }
  }
}
