import Evaluation
import Foundation

/// Writes what recognition reaches on the fixtures as a page.
enum RecognitionTable {
  static func markdown(of result: Evaluation) -> String {
    var lines = [
      "# Recognition on the fixtures", "",
      "Over the \(result.screens) screens of `Fixtures/screens`, against their exact truth. Written by `make golden`,",
      "checked by `make test`. The numbers are those of `unsaid evaluate`.", "",
      "| class | truth | AP at IoU 0.5 | AP by centre |", "|---|---:|---:|---:|",
    ]
    lines += result.classes.map {
      "| \($0.name) | \($0.truth) | \(number($0.ap50)) | \(number($0.apCentre)) |"
    }
    lines += [
      "| mean | | \(number(result.mean(\.ap50))) | \(number(result.mean(\.apCentre))) |", "",
      "| working point | precision | recall | F1 |", "|---|---:|---:|---:|",
    ]
    for (kind, points) in [("class left aside", result.agnostic), ("class required", result.typed)] {
      lines += points.sorted { $0.key < $1.key }.map { name, point in
        "| \(kind), \(name) | \(number(point.precision)) | \(number(point.recall)) | \(number(point.f1)) |"
      }
    }
    if let text = result.text {
      lines += [
        "",
        "Text: \(text.truth) lines, found \(number(text.found)), exact \(number(text.exact)); "
          + "words seen \(number(text.wordsSeen)) of \(text.words).",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ value: Double) -> String { String(format: "%.3f", value) }
}
