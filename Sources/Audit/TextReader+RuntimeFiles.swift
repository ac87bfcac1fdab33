import Inference
import Recognition

extension TextReader {
  /// Loads the reader from the installed files.
  init(_ files: RuntimeFiles, threads: Int) throws(InferenceError) {
    try self.init(
      runtime: Runtime(library: files.library), detector: files.textDetector,
      recognizer: files.textRecognizer,
      dictionary: files.dictionary, threads: threads)
  }
}
