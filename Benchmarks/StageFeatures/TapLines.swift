import Audit
import Evaluation
import Geometry
import Recognition

/// The rows of the clickability model's training.
enum TapLines {
  /// A line for each judged element that has a counterpart in the truth; missing values are empty.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    let elements = seen.unjudged
    let known = Array(zip(truth.counted, TapTruth.answers(of: truth)))
    return TapFeatures.rows(of: elements, on: canvas).compactMap { index, values in
      let element = elements[index]
      let best = known.filter { $0.0.type == element.type.rawValue && $0.0.box.iou(element.box) >= 0.5 }
        .max { $0.0.box.iou(element.box) < $1.0.box.iou(element.box) }
      guard let answer = best?.1 else { return nil }
      let columns = [truth.name, String(index), element.type.rawValue, answer ? "1" : "0"]
      return (columns + values.map { $0.isNaN ? "" : "\($0)" }).joined(separator: ",")
    }
  }
}
