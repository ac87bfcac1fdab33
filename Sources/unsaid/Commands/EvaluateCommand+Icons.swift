import Audit
import Evaluation

extension EvaluateCommand {
  /// Both scores of icons, as written by `--json`.
  private struct Scores: Encodable {
    let screens: Int
    let truthBoxes: Numbers
    let asFound: Numbers
  }

  /// The counts of one score with the shares made of them.
  private struct Numbers: Encodable {
    let counts: IconScore
    let answeredShare: Double
    let rightShare: Double
    let precision: Double

    init(_ score: IconScore) {
      counts = score
      answeredShare = score.answeredShare
      rightShare = score.rightShare
      precision = score.precision
    }
  }

  /// Scores the meanings of icons on every screen of the truth.
  func scoreIcons() async throws {
    if predictions != nil {
      throw Failure.usage("--icons looks at the images; leave out --predictions")
    }
    let wanted = try Self.records(at: truth)
    guard wanted.contains(where: { $0.elements.contains { $0.icon != nil } }) else {
      throw Failure(AuditError(path: truth, reason: "names no icon: \"icon\" of its elements is missing"))
    }
    let outcomes = try await cases(of: wanted)
    let boxes = IconScore(outcomes.flatMap(\.boxes))
    let found = IconScore(outcomes.flatMap(\.found))
    if let path = json {
      let scores = Scores(screens: wanted.count, truthBoxes: Numbers(boxes), asFound: Numbers(found))
      try Files.write(Self.encoder.encode(scores), to: path)
    }
    Console.print(IconScoreText.render(boxes: boxes, found: found))
  }

  private func cases(
    of screens: [LabelledScreen]
  ) async throws -> [(boxes: [IconScore.Case], found: [IconScore.Case])] {
    let plan = jobs.plan(screens: screens.count)
    let auditor = try Assembly.auditor(threads: plan.threads)
    let namer = try Assembly.iconNamer(threads: plan.threads)
    let progress = Progress(total: screens.count, isTerminal: Console.errorIsTerminal)
    let folders = imageFolders
    let outcomes = await Suite.map(
      screens, jobs: plan.jobs, finished: { progress.finished($0, $1.image) },
      work: { screen in
        Result {
          let raster = try Assembly.raster(at: Self.path(of: screen.image, in: folders))
          let seen = try auditor.recognize(raster, image: screen.image, scale: nil)
          return (
            boxes: try namer.cases(of: screen, on: raster), found: IconNamer.cases(of: screen, seen: seen)
          )
        }
      })
    return try outcomes.map { try $0.get() }
  }
}
