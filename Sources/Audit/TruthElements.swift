import Evaluation
import Geometry
import Imaging
import Inference
import Recognition
import ScreenModel

/// What a labelled screen holds, in the place of what recognition would see: so the later stages can be judged
/// without the errors of detection and reading.
public enum TruthElements {
  /// The elements of the truth, with the blocks and stops that recognition makes of them.
  ///
  /// Types, boxes, texts and states are taken from the truth; its paragraphs and stops are not, nor the order of its
  /// elements or the names of its glyphs: `namer` says what icons mean. What is to be ignored is left out, as system
  /// bars are by recognition.
  public static func recognized(
    _ truth: LabelledScreen, raster: Raster, namer: IconNamer
  ) throws(AuditError) -> RecognizedScreen {
    let elements = truth.elements.compactMap(Self.element)
    do {
      return try Recognizer.regroup(
        elements, on: raster, icons: namer.stage, image: truth.image, scale: truth.scale)
    } catch {
      throw AuditError(path: truth.image, reason: error.reason)
    }
  }

  /// Nil for what is ignored, empty or of a class that recognition does not have.
  private static func element(_ labelled: LabelledElement) -> Element? {
    guard !labelled.isIgnored, !labelled.box.isEmpty,
      let type = labelled.type.flatMap(ElementType.init(rawValue:))
    else { return nil }
    return Element(
      type: type, box: labelled.box, text: type == .text ? labelled.text : nil,
      state: labelled.state.flatMap(ElementState.init(rawValue:)))
  }
}
