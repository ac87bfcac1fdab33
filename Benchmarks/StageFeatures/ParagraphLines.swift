import Audit
import Evaluation
import Geometry
import Recognition

/// The rows of the paragraph model's training.
enum ParagraphLines {
  /// A line for each pair of lines that both lie in a text of the truth: whether it is the same text; missing values
  /// are empty.
  static func lines(of seen: JudgedScreen, truth: JudgedScreen, on canvas: Canvas) -> [String] {
    let elements = seen.unjudged
    let texts = truth.counted.filter { $0.type == "Text" }
    let homes = elements.map { home(of: $0.box, among: texts) }
    return PairValues.rows(of: elements, on: canvas).compactMap { above, below, values in
      guard let upper = homes[above], let lower = homes[below] else { return nil }
      let answer = upper == lower ? "1" : "0"
      let columns = [truth.name, "\(above)-\(below)", "Text", answer]
      return (columns + values.map { $0.isNaN ? "" : "\($0)" }).joined(separator: ",")
    }
  }

  /// The paragraph of the truth that a line lies in; a text without one is a paragraph of its own.
  private static func home(of box: Rect, among texts: [JudgedElement]) -> String? {
    let shares = texts.map { box.share(in: $0.box) }
    guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] > 0.6 else {
      return nil
    }
    return texts[best].block ?? "text \(best)"
  }
}
