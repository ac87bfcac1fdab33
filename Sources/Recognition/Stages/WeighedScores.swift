import Inference
import ScreenModel

/// Gives what both answers of the detector can be asked about the mean of their scores.
///
/// Where the two disagree one of them is wrong. No weight is fitted: the second answer knows the screens that one would be
/// fitted on by heart.
public struct WeighedScores: Stage {
  /// Makes the stage.
  public init() {}

  /// The elements with the opinions weighed in.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    elements.map { element in
      guard let opinion = element.opinion else { return element }
      var element = element
      element.score = (element.score + opinion) / 2
      element.opinion = nil
      return element
    }
  }
}
