import Foundation
import History
import Reporting

/// Writes a history of many runs and the report of the next one. Usage: HistoryTimes FOLDER RUNS FINDINGS REPLACED.
///
/// REPLACED of the FINDINGS are fixed in each run and as many new ones come; one in ten of those is an old one that
/// comes back.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    guard let folder = arguments.first, numbers.count == 3 else {
      print("usage: HistoryTimes FOLDER RUNS FINDINGS REPLACED")
      exit(2)
    }
    let folderURL = URL(fileURLWithPath: folder)
    var app = GeneratedApp(findings: numbers[1], replaced: numbers[2])
    let store = try HistoryStore(
      path: folderURL.appendingPathComponent("history.sqlite").path, creating: true)
    var waiting: [RecordedRun] = []
    for run in 0..<numbers[0] {
      waiting.append(try RecordedRun(label: GeneratedApp.label(run), reports: [app.next()]))
      if waiting.count == 200 || run == numbers[0] - 1 {
        _ = try store.record(waiting)
        waiting = []
      }
    }
    let text = JSONReporter().render(app.next(), rules: [])
    try Data(text.utf8).write(to: folderURL.appendingPathComponent("next.json"))
  }
}
