import Foundation
import GRDB
import History
import Testing

@Suite struct FileTests {
  private let history: TemporaryHistory

  init() throws { history = try TemporaryHistory() }

  /// A history of five runs, and no file of SQLite's beside it.
  private func fill() throws {
    do {
      let store = try history.store()
      for run in try Story.runs() { _ = try store.record(run) }
    }
    #expect(!FileManager.default.fileExists(atPath: history.path + "-wal"))
  }

  /// Opening must fail with one line that names the file and says what to do, and change no byte.
  private func expectRefusal(_ words: String) throws {
    let before = try history.bytes()
    for creating in [false, true] {
      let error = #expect(throws: HistoryError.self) {
        let store = try HistoryStore(path: history.path, creating: creating)
        _ = try store.record(Story.runs()[4])
      }
      #expect(error?.kind == .file)
      #expect(error?.message.hasPrefix("\(history.path): error: ") == true)
      #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
      #expect(error?.reason.contains("\n") == false)
    }
    #expect(try history.bytes() == before)
  }

  @Test(
    arguments: [
      ("nothing at all", Data()), ("a text", Data("These are my notes, and not a history.".utf8)),
      ("a long text", Data(String(repeating: "{\"schema\": 1}\n", count: 500).utf8)),
      ("the magic words alone", Data("SQLite format 3\u{0}".utf8)), ("zeros", Data(count: 8_192)),
    ])
  func `what is no history is refused and stays as it is`(name: String, bytes: Data) throws {
    try history.write(bytes)
    try expectRefusal("is no history of unsaid")
  }

  @Test func `another program's file is refused and stays as it is`() throws {
    try DatabaseQueue(path: history.path).write { try $0.execute(sql: "CREATE TABLE notes (text)") }
    try expectRefusal("another program")
  }

  @Test(arguments: [100, 4_096, 9_000, 0.5, 0.9] as [Double])
  func `a file that ends too early is refused and stays as it is`(end: Double) throws {
    try fill()
    let bytes = try history.bytes()
    try history.write(bytes.prefix(end < 1 ? Int(Double(bytes.count) * end) : Int(end)))
    try expectRefusal("is damaged")
  }

  @Test(arguments: [1, 2, 5, 9, 14])
  func `a file with a page of noise is refused and stays as it is`(page: Int) throws {
    try fill()
    var bytes = try history.bytes()
    var state: UInt32 = 12_345
    for index in (page * 4_096)..<min((page + 1) * 4_096, bytes.count) {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes[index] = UInt8(truncatingIfNeeded: state >> 24)
    }
    try history.write(bytes)
    try expectRefusal("is damaged")
  }

  @Test func `a file of a newer version is refused and stays as it is`() throws {
    try fill()
    do {
      let queue = try DatabaseQueue(path: history.path)
      try queue.write { database in
        try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 tables of the future')")
      }
      try queue.close()
    }
    try expectRefusal("newer unsaid")
  }

  @Test func `a folder in its place is refused`() throws {
    try FileManager.default.createDirectory(atPath: history.path, withIntermediateDirectories: true)
    #expect(throws: HistoryError.self) { try history.store() }
  }

  @Test func `a missing file is made for recording only, its folders with it`() throws {
    let path = history.folder.appendingPathComponent("a/b/history.sqlite").path
    let error = #expect(throws: HistoryError.self) { try HistoryStore(path: path) }
    #expect(error?.reason.contains("history record") == true)
    #expect(!FileManager.default.fileExists(atPath: path))
    _ = try HistoryStore(path: path, creating: true).record(Story.runs()[0])
    let files = try FileManager.default.contentsOfDirectory(atPath: history.folder.path + "/a/b")
    #expect(files.filter { $0.contains("history.sqlite.") }.isEmpty, "\(files)")
  }

  @Test func `two that record at once both succeed`() async throws {
    let path = history.path
    let runs = try Story.runs()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for branch in ["one", "two", "three"] {
        group.addTask {
          for run in runs {
            var label = run.label
            label.branch = branch
            let store = try HistoryStore(path: path, creating: true)
            _ = try store.record(RecordedRun(label: label, reports: [Story.report(of: label.release)]))
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try history.store()
    for branch in ["one", "two", "three"] {
      #expect(try store.trend(branch: branch).points.map(\.open) == [6, 7, 5, 6, 4])
    }
    let (count, fault) = try store.soundness()
    #expect(count == 15)
    #expect(fault == nil)
  }

  @Test func `the page check and the counts find what does not belong together`() throws {
    try fill()
    let store = try history.store()
    #expect(try store.soundness().fault == nil)
    let queue = try DatabaseQueue(path: history.path)
    try queue.write { try $0.execute(sql: "UPDATE run SET open = open + 1 WHERE id = 3") }
    #expect(try store.soundness().fault?.contains("run 3") == true)
  }
}
