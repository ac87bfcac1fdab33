import Geometry
import Imaging
import Inference

/// Reads the text of a screenshot with the networks of PP-OCRv6.
public struct TextReader: Sendable {
  private let detector: TextDetector
  private let reader: LineReader
  private let threads: Int
  private let doubts = Doubts()

  /// Loads the networks and the dictionary from files; `threads` is the number of cores to use, 1 or more.
  ///
  /// Throws where a file is missing or does not fit.
  public init(
    runtime: Runtime, detector: String, recognizer: String, dictionary: String, threads: Int
  ) throws(InferenceError) {
    self.threads = max(1, threads)
    self.detector = try TextDetector(
      model: try Model(runtime: runtime, path: detector, threads: self.threads))
    self.reader = LineReader(
      recognizer: try LineRecognizer(
        model: try Model(runtime: runtime, path: recognizer),
        characters: try CharacterTable(path: dictionary)))
  }

  /// The lines of text, from the top down, with boxes tight on the ink in pixels of the picture.
  ///
  /// What reads like text but is more likely an icon is left out; see `Doubts`.
  public func lines(on raster: Raster) throws(InferenceError) -> [TextLine] {
    let regions = try detector.regions(on: raster)
    let results = concurrentMap(regions, threads: threads) { region -> Result<[TextLine], InferenceError> in
      Result { () throws(InferenceError) in try reader.lines(in: region, of: raster) }
    }
    var found: [TextLine] = []
    for result in results { found += try result.get() }
    return doubts.removed(from: found).sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }
}
