import ArgumentParser
import Audit
import Evaluation
import Foundation
import Imaging
import Recognition

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

  @Flag(
    help: ArgumentHelp(
      "Let average precision rank the weak answers too, which recognition does not report.",
      discussion:
        "What is reported then has a score of at least 0.05, and the working points count from there."))
  var weakAnswers = false

  @Flag(
    help: ArgumentHelp(
      "Score the detector's second answer, which boxes as the annotators of the real training screens do.",
      discussion:
        "Texts by paragraph, rows of checkboxes, bars of segments; nothing else uses it. Weak answers are ranked."
    ))
  var asAnnotated = false

  @Flag(help: "Tell selected from unselected checkboxes and toggles: the paper's 13 classes.")
  var splitStates = false

  @Flag(help: "Join predicted lines by paragraph, for sets that label text by block.")
  var byBlock = false

  @Flag(
    help: ArgumentHelp(
      "Take predicted controls whole, for sets that label these.",
      discussion:
        "A checkbox with its words, segments as one bar, a rating as one icon, tab items as containers, without words as icons."
    ))
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

  @Flag(help: "Score the meanings of icons instead, from the truth's boxes and as found.")
  var icons = false

  @Flag(help: "With --icons: name the icons at the truth's boxes alone, without finding them first.")
  var truthBoxes = false

  @OptionGroup var jobs: JobArguments

  mutating func run() async throws {
    if icons { return try await scoreIcons() }
    if states { return try await evaluateStates() }
    let labelled = try Self.records(at: truth)
    let wanted = prepared(labelled, isTruth: true)
    let given = try predictions.map(Self.records(at:))
    let seen = if let given { given } else { try await recognized(labelled) }
    let found = prepared(seen, isTruth: false)
    if let path = writePredictions { try Files.write(Self.lines(found).utf8, to: path) }
    let result = Evaluation(truth: wanted, predictions: found, minimumScore: leastScore)
    if let path = json { try Files.write(Self.encoder.encode(result), to: path) }
    Console.print(EvaluationText.render(result))
  }

  private var leastScore: Double {
    recognition == .reported ? minScore : max(minScore, WeakAnswers.reported)
  }

  private var recognition: RecognitionKind {
    if asAnnotated { return .asAnnotated }
    return weakAnswers ? .withWeakAnswers : .reported
  }

  private func prepared(_ screens: [LabelledScreen], isTruth: Bool) -> [LabelledScreen] {
    let dropped = Dictionary(drop.map { ($0, String?.none) }) { first, _ in first }
    return screens.map { screen in
      var screen = screen
      if !isTruth { screen = Preparation.renamed(screen, by: dropped) }
      if !isTruth && byControl { screen = Preparation.joinControls(screen, from: leastScore) }
      if !isTruth && byBlock { screen = Preparation.joinBlocks(screen) }
      if !only.isEmpty { screen = Preparation.restricted(screen, to: Set(only)) }
      return splitStates ? Preparation.splitByState(screen) : screen
    }
  }

  func validate() throws {
    if asAnnotated && (fromTruth || byBlock || byControl || states || icons) {
      throw ValidationError(
        "--as-annotated is an answer of its own: leave the other views of recognition out")
    }
    if fromTruth && predictions != nil {
      throw ValidationError("--from-truth makes the predictions of the truth; leave --predictions out")
    }
  }

  private func recognized(_ screens: [LabelledScreen]) async throws -> [LabelledScreen] {
    let threads = jobs.plan(screens: screens.count).threads
    if fromTruth {
      let elements = try Assembly.truthElements(threads: threads)
      return try await onPictures(of: screens, named: \.image) { truth, raster in
        LabelledScreen(try elements.recognized(truth, raster: raster))
      }
    }
    let auditor = try Assembly.auditor(
      threads: threads, settings: AuditorSettings(recognition: recognition))
    return try await onPictures(of: screens, named: \.image) { truth, raster in
      LabelledScreen(try auditor.recognize(raster, image: truth.image, scale: nil))
    }
  }

  /// What `work` makes of every screen and its picture, several at once; a failure ends the command.
  func onPictures<Labelled: Sendable, Value: Sendable>(
    of screens: [Labelled], named image: @Sendable (Labelled) -> String,
    _ work: @escaping @Sendable (Labelled, Raster) throws -> Value
  ) async throws -> [Value] {
    let named = screens.map { (screen: $0, image: image($0)) }
    let progress = Progress(total: screens.count, isTerminal: Console.errorIsTerminal)
    let folders = imageFolders
    let outcomes = await Suite.map(
      named, jobs: jobs.plan(screens: screens.count).jobs, finished: { progress.finished($0, $1.image) },
      work: { screen, image in
        Result { try work(screen, Assembly.raster(at: Self.path(of: image, in: folders))) }
      })
    return try outcomes.map { try $0.get() }
  }

  private var imageFolders: [String] {
    if let images { return [images] }
    let file = URL(fileURLWithPath: truth)
    return [file.deletingLastPathComponent().path, file.deletingPathExtension().path]
  }

  private static func path(of name: String, in folders: [String]) throws -> String {
    for folder in folders where FileManager.default.fileExists(atPath: folder + "/" + name) {
      return folder + "/" + name
    }
    throw Failure(
      AuditError(path: name, reason: "is in none of \(folders.joined(separator: ", ")); give --images"))
  }

  static func records(at path: String) throws -> [LabelledScreen] {
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
