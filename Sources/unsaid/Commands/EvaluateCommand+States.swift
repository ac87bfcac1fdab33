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
    let auditor = try Assembly.auditor(threads: jobs.plan(screens: screens.count).threads)
    let fromTruth = fromTruth
    return try await onPictures(of: screens, named: \.image) { screen, raster in
      fromTruth
        ? try auditor.judge(screen, on: raster)
        : JudgedScreen(try auditor.recognize(raster, image: screen.image, scale: nil))
    }
  }

  private static func judged(at path: String) throws -> [JudgedScreen] {
    do {
      return try JudgedScreen.screens(from: Files.bytes(of: path))
    } catch let error as RecordsError {
      throw Failure(AuditError(path: path, line: error.line, reason: error.reason))
    }
  }
}
