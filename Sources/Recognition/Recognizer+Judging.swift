import Imaging
import Inference
import ScreenModel

extension Recognizer {
  /// The stages that judge what elements are like, on boxes that are known already.
  ///
  /// - Parameters:
  ///   - elements: from a labelled set or an earlier run.
  ///   - stages: `SelectionState` and `Clickability`, as in the standard list.
  public static func judged(
    _ elements: [Element], on raster: Raster, by stages: [any Stage]
  ) throws(InferenceError) -> [Element] {
    let canvas = Canvas(raster: raster, scale: ScreenScale.estimate(raster.size))
    var elements = elements
    for stage in stages { elements = try stage.refine(elements, on: canvas) }
    return elements
  }
}
