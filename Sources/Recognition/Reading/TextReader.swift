import Dispatch
import Geometry
import Imaging
import Inference

/// Reads the text of a screenshot with the networks of PP-OCRv6.
public struct TextReader: Sendable {
  private let detector: TextDetector
  private let recognizer: LineRecognizer
  private let threads: Int

  /// Loads the networks and the dictionary from files; `threads` is the number of cores to use, 1 or more.
  ///
  /// Throws where a file is missing or does not fit.
  public init(
    runtime: Runtime, detector: String, recognizer: String, dictionary: String, threads: Int
  ) throws(InferenceError) {
    self.threads = max(1, threads)
    self.detector = TextDetector(model: try Model(runtime: runtime, path: detector, threads: self.threads))
    self.recognizer = try LineRecognizer(
      model: try Model(runtime: runtime, path: recognizer), characters: try CharacterTable(path: dictionary))
  }

  /// The lines of text, from the top down, with boxes in pixels of the picture.
  public func lines(on raster: Raster) throws(InferenceError) -> [TextLine] {
    let regions = try detector.regions(on: raster)
    let results = concurrentMap(regions, threads: threads) { region -> Result<[TextLine], InferenceError> in
      Result { () throws(InferenceError) in try read(region, of: raster) }
    }
    var found: [TextLine] = []
    for result in results { found += try result.get() }
    return found.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  private func read(_ region: MapRegion, of raster: Raster) throws(InferenceError) -> [TextLine] {
    let (text, confidence) = try recognizer.text(in: region.box, of: raster)
    guard confidence > 0.5 else { return [] }
    return [TextLine(box: region.box, text: text, confidence: confidence)]
  }
}
