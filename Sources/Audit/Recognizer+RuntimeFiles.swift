import Inference
import Recognition

extension Recognizer {
  /// Loads the networks from the installed files.
  ///
  /// - Parameters:
  ///   - threads: the number of cores to use, 1 or more.
  ///   - withWeakAnswers: whether to add what is too unsure to report, for evaluation.
  public init(_ files: RuntimeFiles, threads: Int, withWeakAnswers: Bool = false) throws(InferenceError) {
    let runtime = try Runtime(library: files.library)
    let reader = try TextReader(
      runtime: runtime, detector: files.textDetector, recognizer: files.textRecognizer,
      dictionary: files.dictionary, threads: threads)
    let detector = try NeuralDetector(
      runtime: runtime, model: files.detector, settings: files.detectorSettings, threads: threads)
    let icons = try IconClassifier(
      runtime: runtime, model: files.icons, settings: files.iconSettings, threads: threads)
    let clickability = try Clickability(trees: files.clickability, settings: files.clickabilitySettings)
    let stages = Self.standard(
      detector: detector, icons: IconMeanings(icons), clickability: clickability)
    self.init(reader: reader, stages: withWeakAnswers ? stages + [WeakAnswers(detector)] : stages)
  }
}
