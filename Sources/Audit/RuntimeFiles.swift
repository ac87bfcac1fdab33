/// The files beside the program that reading pictures needs: a library and the text models.
public struct RuntimeFiles: Sendable, Hashable {
  /// ONNX Runtime's shared library.
  public let library: String
  /// The network that finds lines of text.
  public let textDetector: String
  /// The network that reads a line.
  public let textRecognizer: String
  /// The characters of the reading network.
  public let dictionary: String

  /// Names the files in a folder, whether or not they are there.
  public init(folder: String) {
    library = folder + "/libonnxruntime.so"
    textDetector = folder + "/ocr/det.onnx"
    textRecognizer = folder + "/ocr/rec.onnx"
    dictionary = folder + "/ocr/dictionary.txt"
  }

  /// The paths of all files.
  public var paths: [String] { [library, textDetector, textRecognizer, dictionary] }

  /// The first folder that holds all files; nil where none does, which `make setup` mends.
  ///
  /// It looks into `lib/unsaid` beside the executable's folder, where `make install` puts them, and then into
  /// `.deps/runtime` of each folder above, where a build in a checkout finds them. `executable` is an absolute path
  /// with links resolved.
  public static func find(executable: String, fileExists: (String) -> Bool) -> RuntimeFiles? {
    folders(around: executable).lazy.map(RuntimeFiles.init(folder:)).first { $0.paths.allSatisfy(fileExists) }
  }

  private static func folders(around executable: String) -> [String] {
    var parts = executable.split(separator: "/").dropLast()
    var folders = ["/" + (parts.dropLast() + ["lib", "unsaid"]).joined(separator: "/")]
    while !parts.isEmpty {
      folders.append("/" + (parts + [".deps", "runtime"]).joined(separator: "/"))
      parts = parts.dropLast()
    }
    return folders
  }
}
