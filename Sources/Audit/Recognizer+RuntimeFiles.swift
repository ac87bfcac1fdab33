import Inference
import Recognition

extension Recognizer {
  /// Loads the networks from the installed files; `threads` is the number of cores to use, 1 or more.
  public init(_ files: RuntimeFiles, threads: Int) throws(InferenceError) {
    let runtime = try Runtime(library: files.library)
    let reader = try TextReader(
      runtime: runtime, detector: files.textDetector, recognizer: files.textRecognizer,
      dictionary: files.dictionary, threads: threads)
    let detector = try NeuralDetector(
      runtime: runtime, model: files.detector, settings: files.detectorSettings, threads: threads)
    let clickability = try Clickability(trees: files.clickability, settings: files.clickabilitySettings)
    self.init(reader: reader, detector: detector, clickability: clickability)
  }
}
