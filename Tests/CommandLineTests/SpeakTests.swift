import Foundation
import TestSupport
import Testing

/// `speak` and `tree --from-pixels`, as a user runs them.
@Suite struct SpeakTests {
  static let folder = Repository.file("Fixtures/screens/settings-ios-light").path
  static let image = folder + "/clean.png"
  static let tree = folder + "/clean.tree.json"

  @Test func `both columns, one column, and the pixels alone`() throws {
    let both = try Tool.run("speak", Self.image, Self.tree)
    #expect(both.code == 0)
    let line = try #require(both.output.split(separator: "\n").first { $0.hasPrefix("Bluetooth, switch") })
    #expect(line.matches(of: /Bluetooth, switch button, on/).count == 2)
    let declared = try Tool.run("speak", Self.image, Self.tree, "--only", "declared").output
    #expect(declared.hasPrefix("# clean, VoiceOver, declared\nSettings, heading\nSearch, text field\n"))
    let seen = try Tool.run("speak", Self.image, Self.tree, "--only", "seen").output
    #expect(try Tool.run("speak", Self.image).output == seen)
    #expect(seen.contains("\nBluetooth, switch button, on\n"))
    let android = try Tool.run("speak", Self.image, "--reader", "talkback").output
    #expect(android.contains("\nOn, Bluetooth, switch\n"))
  }

  @Test func `the output goes to a file, the same bytes each time`() throws {
    let file = try Scratch.folder().appendingPathComponent("out/speech.json")
    for _ in 0..<2 {
      let outcome = try Tool.run("speak", Self.image, Self.tree, "--format", "json", "--output", file.path)
      #expect(outcome.code == 0)
      #expect(outcome.output.isEmpty)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == (try Tool.run("speak", Self.image, Self.tree, "--format", "json").output))
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json?["schema"] as? String == "unsaid.speech/1")
  }

  @Test(
    arguments: [
      (["speak"], 2), (["speak", image, tree, tree], 2), (["speak", image, "--only", "declared"], 2),
      (["speak", image, "--only", "heard"], 2), (["speak", image, "--reader", "siri"], 2),
      (["speak", image, "--tree-format", "idb"], 2), (["speak", image, tree, "--output", tree], 2),
      (["speak", "/no/such.png"], 3), (["speak", tree], 3), (["speak", image, image], 3),
      (["speak", folder], 3), (["tree", image, tree], 2), (["tree", image, "--complete"], 2),
      (["tree", image, "--from-pixels", "--image", image], 2), (["tree", tree, "--from-pixels"], 3),
      (["tree", tree, "--format", "idb"], 0), (["tree", tree, "--format", "unsaid"], 0),
      (["tree", tree, "--format", "xml"], 2), (["tree", image, tree, "--complete", "--output", image], 2),
    ] as [([String], Int32)])
  func `the exit code says what happened`(arguments: [String], code: Int32) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty == (code == 0))
    #expect(!outcome.errors.contains("Fatal error"))
  }

  @Test func `a tree inferred from the pixels leaves nothing of them unsaid`() throws {
    let folder = try Scratch.folder().path
    for format in ["unsaid", "idb"] {
      let file = "\(folder)/\(format).json"
      let outcome = try Tool.run("tree", Self.image, "--from-pixels", "--format", format, "--output", file)
      #expect(outcome.code == 0)
      let report = try Tool.run("lint", Self.image, file, "--json", "-", "--fail-on", "never").output
      let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
      let screens = try #require(json?["screens"] as? [[String: Any]])
      let findings = try #require(screens.first?["findings"] as? [[String: Any]])
      let rules = findings.compactMap { $0["rule"] as? String }
      #expect(Set(rules).isDisjoint(with: ["element-missing", "text-unexposed", "order-mismatch"]))
      #expect((screens.first?["stops"] as? [Any])?.isEmpty == false)
    }
  }

  @Test func `a dump that lacks a control is completed, and keeps what it has`() throws {
    let folder = Repository.file("Fixtures/screens/feed-ios-light").path
    let (image, dump) = (folder + "/clean.png", folder + "/share-left-out.tree.json")
    let declared = try Self.nodes(Tool.run("tree", dump, "--image", image, "--format", "unsaid").output)
    for flag in ["--complete", "--from-pixels"] {
      let nodes = try Self.nodes(Tool.run("tree", image, dump, flag).output)
      #expect(nodes.filter { $0["origin"] as? String == "declared" }.count == declared.count)
      #expect(nodes.contains { $0["origin"] as? String == "inferred" })
    }
  }

  private static func nodes(_ text: String) throws -> [[String: Any]] {
    let file = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    var open = [try #require(file?["root"] as? [String: Any])]
    var found: [[String: Any]] = []
    while let node = open.popLast() {
      found.append(node)
      open += node["children"] as? [[String: Any]] ?? []
    }
    return found
  }
}
