import Inference
import Recognition

extension Recognizer {
  /// Loads the networks from the installed files.
  ///
  /// - Parameters:
  ///   - threads: the number of cores to use, 1 or more.
  ///   - kind: what is asked for; all but what is reported is for evaluation.
  public init(
    _ files: RuntimeFiles, threads: Int, kind: RecognitionKind = .reported
  ) throws(InferenceError) {
    let runtime = try Runtime(library: files.library)
    // The networks take most of a start, and each is loaded on one core: two at once are there in half the time.
    let network = Pending { () throws(InferenceError) in
      try NeuralDetector(
        runtime: runtime, model: files.detector, settings: files.detectorSettings, threads: threads,
        conventions: kind == .asAnnotated ? .annotated : .own)
    }
    if kind == .asAnnotated {
      self.init(reader: NoText(), stages: [AnnotatedAnswers(try network.value())])
      return
    }
    let reader = try TextReader(
      runtime: runtime, detector: files.textDetector, recognizer: files.textRecognizer,
      dictionary: files.dictionary, threads: threads)
    let icons = try IconClassifier(
      runtime: runtime, model: files.icons, settings: files.iconSettings, threads: threads)
    let selection = try SelectionModel(trees: files.selection, settings: files.selectionSettings)
    let clickability = try Clickability(trees: files.clickability, settings: files.clickabilitySettings)
    let paragraphs = try TextBlocks(trees: files.paragraphs, settings: files.paragraphSettings)
    let detector = try network.value()
    let stages = Self.standard(
      detector: detector, icons: IconMeanings(icons), selection: selection, clickability: clickability,
      paragraphs: paragraphs)
    self.init(
      reader: reader, stages: kind == .withWeakAnswers ? stages + [WeakAnswers(detector)] : stages)
  }
}
