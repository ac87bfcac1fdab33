import Audit
import Evaluation
import Foundation

extension EvaluateCommand {
  /// Scores selection and clickability on recognised screens, on given records or on the truth's boxes.
  func evaluateStates() async throws {
    let wanted = try Self.judged(at: truth)
    let found =
      if let predictions { try Self.judged(at: predictions) } else { try await judgedNow(wanted) }
    let result = StatesEvaluation(truth: wanted, predictions: found)
    if let path = json { try Files.write(Self.encoder.encode(result), to: path) }
    Console.print(StatesText.render(result))
  }

  private func judgedNow(_ screens: [JudgedScreen]) async throws -> [JudgedScreen] {
    let plan = jobs.plan(screens: screens.count)
    let auditor = try Assembly.auditor(threads: plan.threads)
    let progress = Progress(total: screens.count, isTerminal: Console.errorIsTerminal)
    let (folders, fromTruth) = (imageFolders, fromTruth)
    let outcomes = await Suite.map(
      screens, jobs: plan.jobs, finished: { progress.finished($0, $1.image) },
      work: { screen in
        Result {
          let raster = try Assembly.raster(at: Self.path(of: screen.image, in: folders))
          return fromTruth
            ? try auditor.judge(screen, on: raster)
            : JudgedScreen(try auditor.recognize(raster, image: screen.image, scale: nil))
        }
      })
    return try outcomes.map { try $0.get() }
  }

  private static func judged(at path: String) throws -> [JudgedScreen] {
    do {
      return try JudgedScreen.screens(from: Files.bytes(of: path))
    } catch let error as RecordsError {
      throw Failure(AuditError(path: path, line: error.line, reason: error.reason))
    }
  }
}
