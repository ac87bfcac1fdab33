/// The files beside the program that recognition needs: a library, the text models, the detector and the icons'
/// classifier.
public struct RuntimeFiles: Sendable, Hashable {
  /// ONNX Runtime's shared library.
  public let library: String
  /// The network that finds lines of text.
  public let textDetector: String
  /// The network that reads a line.
  public let textRecognizer: String
  /// The characters of the reading network.
  public let dictionary: String
  /// The network that finds elements.
  public let detector: String
  /// The classes and thresholds of that network.
  public let detectorSettings: String
  /// The network that names icons.
  public let icons: String
  /// The words and thresholds of that network.
  public let iconSettings: String
  /// The trees that tell the selected tab or segment.
  public let selection: String
  /// The columns and the threshold of those trees.
  public let selectionSettings: String
  /// The trees that judge whether a tap does something.
  public let clickability: String
  /// The columns and thresholds of those trees.
  public let clickabilitySettings: String
  /// The trees that tell the lines of a paragraph.
  public let paragraphs: String
  /// The columns and the threshold of those trees.
  public let paragraphSettings: String

  /// Names the files in two folders, whether or not they are there.
  ///
  /// - Parameters:
  ///   - fetched: the folder of what the set-up fetches: the library and the text models.
  ///   - trained: the folder of what this project trained itself.
  public init(fetched: String, trained: String) {
    library = fetched + "/libonnxruntime.so"
    textDetector = fetched + "/ocr/det.onnx"
    textRecognizer = fetched + "/ocr/rec.onnx"
    dictionary = fetched + "/ocr/dictionary.txt"
    detector = trained + "/detector.onnx"
    detectorSettings = trained + "/detector.json"
    icons = trained + "/icons.onnx"
    iconSettings = trained + "/icons.json"
    selection = trained + "/selection.bin"
    selectionSettings = trained + "/selection.json"
    clickability = trained + "/clickability.bin"
    clickabilitySettings = trained + "/clickability.json"
    paragraphs = trained + "/paragraphs.bin"
    paragraphSettings = trained + "/paragraphs.json"
  }

  /// The paths of all files.
  public var paths: [String] {
    [
      library, textDetector, textRecognizer, dictionary, detector, detectorSettings, icons, iconSettings,
      selection, selectionSettings, clickability, clickabilitySettings, paragraphs, paragraphSettings,
    ]
  }

  /// The first place that holds all files; nil where none does, which `make setup` mends.
  ///
  /// It looks into `lib/unsaid` beside the executable's folder, where `make install` puts them, and then into each
  /// folder above, where a build in a checkout finds them: `.deps/runtime` and the committed models. `executable` is
  /// an absolute path with links resolved.
  public static func find(executable: String, fileExists: (String) -> Bool) -> RuntimeFiles? {
    places(around: executable).lazy.first { $0.paths.allSatisfy(fileExists) }
  }

  private static func places(around executable: String) -> [RuntimeFiles] {
    var parts = executable.split(separator: "/").dropLast()
    let installed = "/" + (parts.dropLast() + ["lib", "unsaid"]).joined(separator: "/")
    var places = [RuntimeFiles(fetched: installed, trained: installed)]
    while !parts.isEmpty {
      let top = "/" + parts.joined(separator: "/")
      places.append(
        RuntimeFiles(fetched: top + "/.deps/runtime", trained: top + "/Sources/Recognition/Models"))
      parts = parts.dropLast()
    }
    return places
  }
}
