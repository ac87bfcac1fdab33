import Imaging
import Inference

/// Where the lines of text come from: the reader's models, or a list in a test.
public protocol TextSource: Sendable {
  /// The lines of text on the picture, in any order.
  func lines(on raster: Raster) throws(InferenceError) -> [TextLine]
}

extension TextReader: TextSource {}
