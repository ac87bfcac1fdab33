import Geometry
import Inference
import ScreenModel

/// Adds the detector's weak answers to what is reported, for average precision, which ranks every answer.
///
/// What is reported keeps scores of at least `reported`; weak answers stay below it, so that one least score tells them
/// apart.
public struct WeakAnswers: Stage {
  /// The least score of what recognition reports.
  public static let reported = 0.05

  /// The share of its class's threshold below which an answer is noise.
  static let least = 0.04

  /// The score of a sure answer that is not reported.
  private static let left = 0.98 * reported

  private let detector: NeuralDetector

  /// Makes the stage on the detector of the same pipeline.
  public init(_ detector: NeuralDetector) { self.detector = detector }

  /// The elements, and behind them the weak answers where nothing of their type was reported.
  ///
  /// An answer that the network was sure of and a later stage left out, or that gave way to a class that looks alike, is
  /// the best of the weak ones: average precision judges each class by itself.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let answers = try detector.rankedAnswers(on: canvas, from: Self.least).map { answer in
      var answer = answer
      answer.score = min(answer.score, Self.left)
      return answer
    }
    let strong = elements.map { element in
      var element = element
      element.score = max(element.score, Self.reported)
      return element
    }
    let weak = try Snap().refine(answers, on: canvas).filter { answer in
      !elements.contains { $0.type == answer.type && $0.box.iou(answer.box) > 0.5 }
    }
    return strong + weak
  }
}
