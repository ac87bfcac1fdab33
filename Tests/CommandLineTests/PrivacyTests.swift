import Foundation
import TestSupport
import Testing

/// Nothing of the user's is kept where they did not ask, and nothing is sent.
@Suite struct PrivacyTests {
  /// The published ONNX Runtime keeps an identifier and events to send there unless it is told not to; it holds its peace
  /// in CI by itself, so the run must not look like one.
  @Test func `a run leaves nothing in the user's home`() throws {
    let home = try Scratch.folder()
    let screen = Repository.root.path + "/Fixtures/screens/login-ios-dark/clean"
    let outcome = try Tool.run(
      ["lint", "--no-cache", screen + ".png", screen + ".tree.json"],
      environment: ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], inherits: false)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let left = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String }
    #expect(left == [])
  }
}
