import Audit
import Foundation
import Reporting

/// What a run inside a GitHub workflow must heed.
enum WorkflowCommands {
  /// The text with commands switched off around it, for a label that wraps to "::…" would be obeyed.
  static func muted(_ text: String) -> String {
    let token = "unsaid-" + String(UInt64.random(in: .min ... .max), radix: 16)
    return "::stop-commands::\(token)\n\(text)::\(token)::\n"
  }

  /// Appends to the step's summary: a step has one, and other commands may have written to it.
  ///
  /// - Parameter text: makes a text of at most so many bytes.
  static func append(to path: String, text: (Int) -> String) throws {
    let old = FileManager.default.fileExists(atPath: path) ? try Files.bytes(of: path) : []
    let room = MarkdownReporter.summaryLimit - old.count
    guard room > 0 else {
      Console.error("\(path): warning: the step summary is full; nothing was appended")
      return
    }
    try Files.write(old + Array(text(room).utf8), to: path)
  }
}
