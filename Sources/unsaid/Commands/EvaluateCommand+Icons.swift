import Audit
import Evaluation

extension EvaluateCommand {
  /// Both scores of icons, as written by `--json`.
  private struct Scores: Encodable {
    let screens: Int
    let truthBoxes: Numbers
    let asFound: Numbers?
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
    let found = truthBoxes ? nil : IconScore(outcomes.flatMap(\.found))
    if let path = json {
      let scores = Scores(screens: wanted.count, truthBoxes: Numbers(boxes), asFound: found.map(Numbers.init))
      try Files.write(Self.encoder.encode(scores), to: path)
    }
    Console.print(IconScoreText.render(boxes: boxes, found: found))
  }

  private func cases(
    of screens: [LabelledScreen]
  ) async throws -> [(boxes: [IconScore.Case], found: [IconScore.Case])] {
    let threads = jobs.plan(screens: screens.count).threads
    let auditor = truthBoxes ? nil : try Assembly.auditor(threads: threads)
    let namer = try Assembly.iconNamer(threads: threads)
    return try await onPictures(of: screens, named: \.image) { screen, raster in
      let boxes = try namer.cases(of: screen, on: raster)
      let seen = try auditor?.recognize(raster, image: screen.image, scale: nil)
      return (boxes: boxes, found: seen.map { IconNamer.cases(of: screen, seen: $0) } ?? [])
    }
  }
}
