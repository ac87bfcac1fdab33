import Foundation
import Testing

/// Compares text with a committed file.
///
/// Under UPDATE_GOLDEN=1 the file is written anew and the test still fails, so that nobody takes such a run for a
/// pass; with CI=true the switch is ignored.
public func expectGolden(
  _ actual: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.file(path)
  let environment = ProcessInfo.processInfo.environment
  if environment["UPDATE_GOLDEN"] == "1", environment["CI"] != "true" {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    Issue.record(
      "\(path) was written anew; look at the difference and run the tests again",
      sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  #expect(
    actual == expected, "\(path) is out of date; `make golden` writes it anew", sourceLocation: sourceLocation
  )
}
