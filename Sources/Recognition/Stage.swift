import Inference
import ScreenModel

/// One step of recognition: looks at the pixels and refines what is known so far.
///
/// A stage is a value whose stored properties are its parameters; the same input gives the same output.
public protocol Stage: Sendable {
  /// The elements after this step, from those before it; only a stage with a model throws.
  func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element]
}
