import Foundation
import Inference

/// The characters that the recognition network tells apart, in the order of its outputs.
struct CharacterTable: Sendable {
  /// The class that stands for "no new character here".
  static let blank = 0
  private let characters: [String]

  /// The number of classes: blank, the lines of the file, and the space that the file leaves out.
  var count: Int { characters.count }

  /// The character of a class; empty for blank.
  subscript(index: Int) -> String { characters[index] }

  /// Splits the bytes of a dictionary file, one character a line.
  ///
  /// It splits bytes since the file has CRLF line ends, which Swift takes for one character, and since a line may
  /// hold a character that merges with a line end.
  init(lines bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    characters =
      [""]
      + lines.map { line in
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
      + [" "]
  }

  /// Reads a dictionary file.
  init(path: String) throws(InferenceError) {
    do {
      self.init(lines: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw InferenceError(
        reason: "cannot read the characters of the text model at \(path); run `make setup`")
    }
  }
}
