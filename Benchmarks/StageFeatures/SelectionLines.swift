import Audit
import Evaluation
import Recognition

/// The rows of the selection model's training.
enum SelectionLines {
  /// A line for each item of a row of which one is known to be selected; missing values are empty.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    LabelledRow.rows(of: seen, truth: truth, on: canvas).enumerated().flatMap { number, labelled in
      SelectionValues.rows(of: labelled.row, type: labelled.type).enumerated().map { place, values in
        let answer = place == labelled.selected ? "1" : "0"
        let columns = [truth.name, String(number), labelled.type.rawValue, answer]
        return (columns + values.map { $0.isNaN ? "" : "\($0)" }).joined(separator: ",")
      }
    }
  }
}
