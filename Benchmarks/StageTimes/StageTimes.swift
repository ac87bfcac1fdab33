import Audit
import Foundation
import Recognition

/// Prints, as JSON, what each step of recognition costs on one picture with everything loaded.
///
/// `StageTimes IMAGE [RUNS [THREADS]]`; milliseconds, medians over the runs; the first run is thrown away.
@main
struct StageTimes {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: StageTimes IMAGE [RUNS [THREADS]]\n".utf8))
      exit(2)
    }
    let runs = arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15
    let threads = arguments.count > 3 ? Int(arguments[3]) ?? 2 : 2
    guard
      let program = Bundle.main.executablePath,
      let files = RuntimeFiles.find(executable: program, fileExists: FileManager.default.fileExists(atPath:))
    else {
      FileHandle.standardError.write(Data("run `make setup` first\n".utf8))
      exit(2)
    }
    let recognizer = try Recognizer(files, threads: threads)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
    var measured = (0...runs).map { _ in Laps() }
    for run in measured.indices { try measured[run].measure(bytes, recognizer) }
    let table = Laps.medians(of: measured.dropFirst())
    let json = try JSONSerialization.data(withJSONObject: table, options: [.sortedKeys])
    print(String(decoding: json, as: UTF8.self))
  }
}
