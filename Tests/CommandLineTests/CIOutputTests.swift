import Foundation
import TestSupport
import Testing

/// The reports for CI systems, as a job asks for them.
@Suite struct CIOutputTests {
  static let image = OutputTests.image
  static let tree = OutputTests.tree

  @Test func `all of them in one run`() throws {
    let folder = try Scratch.folder().path
    let outcome = try Tool.run(
      "lint", Self.image, Self.tree, "--gitlab", folder + "/gl.json", "--checkstyle", folder + "/cs.xml",
      "--markdown", folder + "/r.md", "--step-summary", folder + "/sum.md", "--quiet")
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    for file in ["gl.json", "cs.xml", "r.md", "sum.md"] {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(text.contains("field-label-missing"), "\(file)")
    }
  }

  @Test func `annotations follow the terminal report, whose own words are no commands`() throws {
    let folder = try Scratch.folder()
    let summary = try Scratch.write(Array("from before\n".utf8), as: "summary.md", in: folder)
    let outcome = try Tool.run(
      ["lint", Self.image, Self.tree, "--github"], environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(outcome.code == 1)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let token = try #require(lines.first?.firstMatch(of: #/^::stop-commands::(unsaid-[0-9a-f]+)$/#)?.output.1)
    let end = try #require(lines.firstIndex(of: "::\(token)::"))
    let annotations = lines[(end + 1)...].filter { $0.hasPrefix("::error file=") }
    #expect(annotations.contains { $0.contains("field-label-missing") })
    #expect(!lines[1..<end].contains { $0.hasPrefix("::") })
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("from before\n## unsaid: "))
  }

  @Test func `the summary of a step is used only where annotations are asked for`() throws {
    let folder = try Scratch.folder()
    let summary = try Scratch.write([], as: "summary.md", in: folder)
    _ = try Tool.run(["lint", Self.image, Self.tree], environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(try Data(contentsOf: URL(fileURLWithPath: summary)).isEmpty)
  }

  @Test func `a summary that is full stays as it is`() throws {
    let folder = try Scratch.folder()
    let full = [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) - 40)
    let summary = try Scratch.write(full, as: "summary.md", in: folder)
    let outcome = try Tool.run("lint", Self.image, Self.tree, "--step-summary", summary)
    #expect(outcome.code == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: summary)).count <= 1 << 20)
  }

  @Test(arguments: [
    ["--github", "--json", "-"], ["--gitlab", "-", "--json", "-"], ["--gitlab", image],
    ["--step-summary", tree],
  ])
  func `outputs that collide are wrong usage`(arguments: [String]) throws {
    let outcome = try Tool.run(["lint", Self.image, Self.tree] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.errors.isEmpty == false)
  }
}
