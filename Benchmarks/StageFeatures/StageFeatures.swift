import Audit
import Evaluation
import Foundation
import Geometry
import ImageCoding
import Recognition
import ScreenModel

/// Prints, a line each, what the judging stages see of labelled screens: for training and for measuring cues.
///
/// `StageFeatures taps|cues|selection|paragraphs TRUTH IMAGES [PREDICTIONS]`: the features of the clickability model with the true
/// answer, the choice of each selection cue with the true item, or the values of the selection model. Boxes are the truth's, or those of records
/// predicted earlier. The first line names the columns of `taps` and `selection`.
@main
struct StageFeatures {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (3...4).contains(arguments.count),
      ["taps", "cues", "selection", "paragraphs"].contains(arguments[0])
    else {
      FileHandle.standardError.write(
        Data("usage: StageFeatures taps|cues|selection|paragraphs TRUTH IMAGES [PREDICTIONS]\n".utf8))
      exit(2)
    }
    let truth = try screens(arguments[1])
    let given = try arguments.count > 3 ? screens(arguments[3]) : truth
    let byName = Dictionary(given.map { ($0.name, $0) }) { first, _ in first }
    let kind = arguments[0]
    switch kind {
    case "taps": print((["image", "index", "type", "answer"] + TapFeatures.names).joined(separator: ","))
    case "selection":
      print((["image", "row", "type", "answer"] + SelectionValues.names).joined(separator: ","))
    case "paragraphs":
      print((["image", "pair", "type", "answer"] + PairValues.names).joined(separator: ","))
    default: break
    }
    let lines = await Suite.map(
      truth, jobs: 2, finished: { _, _ in },
      work: { screen in
        Result {
          guard let seen = byName[screen.name] else { return [String]() }
          let bytes = [UInt8](
            try Data(contentsOf: URL(fileURLWithPath: arguments[2] + "/" + screen.name)))
          let raster = try ImageReader.raster(from: bytes)
          let canvas = Canvas(raster: raster, scale: ScreenScale.estimate(raster.size))
          return switch kind {
          case "taps": TapLines.lines(of: seen, truth: screen, on: canvas)
          case "cues": CueLines.lines(of: seen, truth: screen, on: canvas)
          case "paragraphs": ParagraphLines.lines(of: seen, truth: screen, on: canvas)
          default: SelectionLines.lines(of: seen, truth: screen, on: canvas)
          }
        }
      })
    for line in try lines.flatMap({ try $0.get() }) { print(line) }
  }

  private static func screens(_ path: String) throws -> [JudgedScreen] {
    try JudgedScreen.screens(from: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }
}
