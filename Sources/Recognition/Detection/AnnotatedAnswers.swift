import Inference
import ScreenModel

/// The detector's answers as they are, weak ones too, for measuring against sets that label otherwise than we do.
///
/// What is sure has scores of at least `WeakAnswers.reported`, all else less.
public struct AnnotatedAnswers: Stage {
  private let detector: NeuralDetector

  /// Makes the stage on a detector of the annotators' conventions.
  public init(_ detector: NeuralDetector) { self.detector = detector }

  /// The elements, and behind them the answers.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements + (try detector.rankedAnswers(on: canvas, from: WeakAnswers.least))
  }
}
