import Audit
import Evaluation
import Recognition

/// What each selection cue says of each row, beside the truth.
enum CueLines {
  /// A JSON object for each row: the truth's place, and the choice of each cue.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    LabelledRow.rows(of: seen, truth: truth, on: canvas).map { labelled in
      let choices = SelectionCues.choices(in: labelled.row).sorted { $0.key < $1.key }
        .map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      let items = labelled.row.items.count
      return "{\"image\":\"\(truth.name)\",\"type\":\"\(labelled.type.rawValue)\",\"items\":\(items),"
        + "\"truth\":\(labelled.selected),\"cues\":{\(choices)}}"
    }
  }
}
