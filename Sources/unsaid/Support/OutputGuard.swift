import Audit
import Foundation

/// Keeps reports from being written over what they were made from.
enum OutputGuard {
  /// Throws where an output names an input file.
  static func check(outputs: [String], inputs: [String]) throws {
    let taken = Set(inputs.map(resolved))
    for output in outputs where output != "-" && taken.contains(resolved(output)) {
      throw Failure.usage("\(output) is an input of this run; write the report to another file")
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
