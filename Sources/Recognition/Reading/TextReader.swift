import Geometry
import Imaging
import Inference

/// Reads the text of a screenshot with the networks of PP-OCRv6.
public struct TextReader: Sendable {
  private let detector: TextDetector
  private let recognizer: LineRecognizer
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
    self.recognizer = try LineRecognizer(
      model: try Model(runtime: runtime, path: recognizer),
      characters: try CharacterTable(path: dictionary))
  }

  /// The lines of text, from the top down, with boxes tight on the ink in pixels of the picture.
  ///
  /// What reads like text but is more likely an icon is left out; see `Doubts`.
  public func lines(on raster: Raster) throws(InferenceError) -> [TextLine] {
    let regions = try detector.regions(on: raster)
    let results = concurrentMap(regions, threads: threads) { region -> Result<[TextLine], InferenceError> in
      Result { () throws(InferenceError) in try read(region, of: raster) }
    }
    var found: [TextLine] = []
    for result in results { found += try result.get() }
    return doubts.removed(from: found).sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  private func read(_ region: MapRegion, of raster: Raster) throws(InferenceError) -> [TextLine] {
    let layout = LineLayout(of: raster, region: region)
    guard let line = layout.box else { return try read(region.box, box: region.box, of: raster) }
    var found: [TextLine] = []
    for run in layout.runs {
      found += try read(Self.view(of: run.box, line: line), box: run.box, of: raster)
    }
    return found
  }

  /// What the network is shown: the rows of the whole line and a little ground around, which reads best.
  private static func view(of run: Rect, line: Rect) -> Rect {
    let side = line.height / 5
    let edge = line.height / 10
    return Rect(
      left: run.left - side, top: line.top - edge, right: run.right + side, bottom: line.bottom + edge)
  }

  private func read(_ view: Rect, box: Rect, of raster: Raster) throws(InferenceError) -> [TextLine] {
    let (text, confidence) = try recognizer.text(in: view, of: raster)
    let mended = Slips.mended(text)
    return mended.isEmpty ? [] : [TextLine(box: box, text: mended, confidence: confidence)]
  }
}
