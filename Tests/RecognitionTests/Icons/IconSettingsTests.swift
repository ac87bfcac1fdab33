import Foundation
import Inference
import Recognition
import Testing
import TestSupport

@Suite struct IconSettingsTests {
  static let sound = """
    {"schema": "unsaid.icons/1", "input": {"side": 40, "reach": 1.25}, "meanings": ["back", "close"],
     "threshold": 0.8, "thresholds": {"close": 0.9}}
    """

  private static func reason(settings: String?) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("icons.json").path
    if let settings { try Data(settings.utf8).write(to: URL(fileURLWithPath: path)) }
    let runtime = try Runtime(library: Repository.file(".deps/runtime/libonnxruntime.so").path)
    do {
      _ = try IconClassifier(
        runtime: runtime, model: folder.path + "/none.onnx", settings: path, threads: 1)
      return "no error"
    } catch {
      return error.reason.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test(arguments: [
    (#""unsaid.icons/1""#, #""unsaid.icons/9""#, #"icons.json is "unsaid.icons/9" and not "unsaid.icons/1""#),
    (#""side": 40"#, #""side": 0"#, "icons.json asks for a picture 0 pixels wide"),
    (#""reach": 1.25"#, #""reach": 0.5"#, "icons.json has a reach of 0.5, which must be 1 to 4"),
    (#"["back", "close"]"#, "[]", "icons.json lists no meanings or one of them twice"),
    (#"["back", "close"]"#, #"["back", "back"]"#, "icons.json lists no meanings or one of them twice"),
    (#""threshold": 0.8"#, #""threshold": 1.8"#, "icons.json has a threshold that is not 0 to 1"),
    (#""close": 0.9"#, #""close": -1"#, "icons.json has a threshold that is not 0 to 1"),
    (#""threshold": 0.8, "#, "", "cannot read the icon network's settings icons.json"),
    (Self.sound, "[]", "cannot read the icon network's settings icons.json"),
  ])
  func `settings with a flaw are refused with the place and what to do`(
    part: String, replacement: String, reason: String
  ) throws {
    let damaged = Self.sound.replacingOccurrences(of: part, with: replacement)
    #expect(try Self.reason(settings: damaged) == reason + "; run `make setup`")
  }

  @Test func `missing settings are named`() throws {
    #expect(
      try Self.reason(settings: nil)
        == "cannot read the icon network's settings icons.json; run `make setup`")
  }

  @Test func `sound settings get as far as the network`() throws {
    #expect(
      try Self.reason(settings: Self.sound) == "cannot read the model none.onnx; run `make setup`")
  }
}
