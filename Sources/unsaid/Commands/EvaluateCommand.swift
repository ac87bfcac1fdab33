import ArgumentParser
import Audit
import Evaluation
import Foundation

/// Scores recognition against labelled screens.
struct EvaluateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Score recognition against labelled screens: average precision, F1, text.",
    discussion: """
      TRUTH is a JSON list or one record a line: {"image", "elements": [{"type", "box", …}]}. Without --predictions \
      the images are recognised now; they are looked for beside TRUTH, in its folder of the same stem, or in --images.
      """)

  @Argument(help: ArgumentHelp("The records of the truth.", valueName: "truth"))
  var truth: String

  @Option(
    help: ArgumentHelp("Records to score, for example from `recognize --format json`.", valueName: "path"))
  var predictions: String?

  @Flag(
    help: "Give recognition the truth's elements, and judge what it makes of them: stops and their order.")
  var fromTruth = false

  @Option(help: ArgumentHelp("The folder of the images.", valueName: "dir"))
  var images: String?

  @Option(
    help: ArgumentHelp(
      "The score from which predictions count, except for average precision.", valueName: "0…1"))
  var minScore: Double = 0

  @Flag(help: "Tell selected from unselected checkboxes and toggles: the paper's 13 classes.")
  var splitStates = false

  @Flag(help: "Join predicted lines by paragraph, for sets that label text by block.")
  var byBlock = false

  @Flag(
    help:
      "Join predicted checkboxes with the words of their row and segments to bars, for sets that label these."
  )
  var byControl = false

  @Option(
    help: ArgumentHelp("Leave out predicted elements of this type; may be repeated.", valueName: "type"))
  var drop: [String] = []

  @Option(
    help: ArgumentHelp(
      "Score these types alone, in truth and predictions; may be repeated.", valueName: "type"))
  var only: [String] = []

  @Flag(
    help:
      "Score the selected tab and segment and clickability instead; with --from-truth on the truth's boxes.")
  var states = false

  @Option(help: ArgumentHelp("Write every number as JSON.", valueName: "path"))
  var json: String?

  @Option(help: ArgumentHelp("Write the records that were scored, one a line.", valueName: "path"))
  var writePredictions: String?

  @OptionGroup var jobs: JobArguments

  mutating func run() async throws {
    if states { return try await evaluateStates() }
    let wanted = prepared(try Self.records(at: truth), isTruth: true)
    let given = try predictions.map(Self.records(at:))
    let seen = if let given { given } else { try await recognized(wanted.map(\.image)) }
    let found = prepared(seen, isTruth: false)
    if let path = writePredictions { try Files.write(Self.lines(found).utf8, to: path) }
    let result = Evaluation(truth: wanted, predictions: found, minimumScore: minScore)
    if let path = json { try Files.write(Self.encoder.encode(result), to: path) }
    Console.print(EvaluationText.render(result))
  }

  private func prepared(_ screens: [LabelledScreen], isTruth: Bool) -> [LabelledScreen] {
    let dropped = Dictionary(drop.map { ($0, String?.none) }) { first, _ in first }
    return screens.map { screen in
      var screen = screen
      if !isTruth { screen = Preparation.renamed(screen, by: dropped) }
      if !isTruth && byControl { screen = Preparation.joinControls(screen) }
      if !isTruth && byBlock { screen = Preparation.joinBlocks(screen) }
      if !only.isEmpty { screen = Preparation.restricted(screen, to: Set(only)) }
      return splitStates ? Preparation.splitByState(screen) : screen
    }
  }

  private func recognized(_ names: [String]) async throws -> [LabelledScreen] {
    let plan = jobs.plan(screens: names.count)
    let auditor = try Assembly.auditor(threads: plan.threads)
    let progress = Progress(total: names.count, isTerminal: Console.errorIsTerminal)
    let folders = imageFolders
    let outcomes = await Suite.map(
      names, jobs: plan.jobs, finished: { progress.finished($0, $1) },
      work: { name in
        Result {
          let path = try Self.path(of: name, in: folders)
          let screen = try auditor.recognize(Assembly.raster(at: path), image: name, scale: nil)
          return LabelledScreen(screen)
        }
      })
    return try outcomes.map { try $0.get() }
  }

  var imageFolders: [String] {
    if let images { return [images] }
    let file = URL(fileURLWithPath: truth)
    return [file.deletingLastPathComponent().path, file.deletingPathExtension().path]
  }

  static func path(of name: String, in folders: [String]) throws -> String {
    for folder in folders where FileManager.default.fileExists(atPath: folder + "/" + name) {
      return folder + "/" + name
    }
    throw Failure(
      AuditError(path: name, reason: "is in none of \(folders.joined(separator: ", ")); give --images"))
  }

  private static func records(at path: String) throws -> [LabelledScreen] {
    do {
      return try Records.screens(from: Files.bytes(of: path))
    } catch let error as RecordsError {
      throw Failure(AuditError(path: path, line: error.line, reason: error.reason))
    }
  }

  private static func lines(_ screens: [LabelledScreen]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try screens.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return encoder
  }
}
