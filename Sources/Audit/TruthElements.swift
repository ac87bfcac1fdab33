import Evaluation
import Geometry
import Imaging
import Inference
import Recognition
import ScreenModel

/// Puts what a labelled screen holds in the place of what recognition would see: so the later stages can be judged
/// without the errors of detection and reading.
public struct TruthElements: Sendable {
  private let icons: any Stage
  private let paragraphs: TextBlocks

  /// Loads the models that name icons and tell paragraphs; `threads` is the number of cores to use, 1 or more.
  public init(files: RuntimeFiles, threads: Int) throws(SetupError) {
    icons = try IconNamer(files: files, threads: threads).stage
    do {
      paragraphs = try TextBlocks(trees: files.paragraphs, settings: files.paragraphSettings)
    } catch {
      throw SetupError(error)
    }
  }

  /// The elements of the truth, with the blocks and stops that recognition makes of them.
  ///
  /// Types, boxes, texts and states are taken from the truth; its paragraphs and stops are not, nor the order of its
  /// elements or the names of its glyphs. What is to be ignored is left out, as system bars are by recognition.
  public func recognized(_ truth: LabelledScreen, raster: Raster) throws(AuditError) -> RecognizedScreen {
    let elements = truth.elements.compactMap(Self.element)
    do {
      return try Recognizer.regroup(
        elements, on: raster, icons: icons, paragraphs: paragraphs, image: truth.image, scale: truth.scale)
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
