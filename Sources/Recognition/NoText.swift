import Imaging
import Inference

/// A source of no text, where only the detector is asked.
public struct NoText: TextSource {
  /// Makes the source.
  public init() {}

  /// No lines.
  public func lines(on raster: Raster) throws(InferenceError) -> [TextLine] { [] }
}
