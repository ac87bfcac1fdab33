import Foundation
import TestSupport
import Testing

@Suite struct ExitCodeTests {
  static let folder = Repository.file("Fixtures/screens/login-ios-dark").path
  static let image = folder + "/clean.png"
  static let tree = folder + "/clean.tree.json"
  static let faulty = folder + "/field-without-name.tree.json"

  @Test(
    arguments: [
      (["lint", image, tree], 0),
      (["lint", image, faulty], 1),
      (["lint", image, faulty, "--fail-on", "never"], 0),
      (["lint"], 2),
      (["lint", image, tree, tree], 2),
      (["lint", image, tree, "--jobs", "0"], 2),
      (["lint", image, tree, "--scale", "99"], 2),
      (["lint", image, tree, "--tree-format", "nonsense"], 2),
      (["lint", image, tree, "--tree-format", "uiautomator"], 3),
      (["lint", image, tree, "--no-such-option"], 2),
      (["lint", image, folder], 2),
      (["lint", image], 2),
      (["lint", "/no/such/image.png", tree], 3),
      (["lint", tree, image], 3),
      (["explain", "no-such-rule"], 2),
      (["rules"], 0),
      (["rules", "--profile", "strict"], 0),
      (["rules", "--profile", "stirct"], 2),
      (["config", "--profile", "wcag22-aa"], 0),
      (["explain", "label-missing"], 0),
      (["tree", tree], 0),
      (["tree", image], 3),
      (["--version"], 0),
      (["--help"], 0),
    ] as [([String], Int32)])
  func `the exit code says what happened, and errors take one line`(arguments: [String], code: Int32) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    if code >= 2 {
      #expect(!outcome.errors.isEmpty)
      #expect(!outcome.errors.contains("Fatal error"))
    }
  }

  @Test func `a folder without pairs is no pass`() throws {
    let outcome = try Tool.run("lint", Scratch.folder().path)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("no pair of screenshot and dump"))
  }

  @Test func `a broken pair is named, the sound ones are judged all the same`() throws {
    let folder = try Scratch.folder()
    try Scratch.write(Repository.bytes("Fixtures/screens/login-ios-dark/clean.png"), as: "a.png", in: folder)
    try Scratch.write(
      Repository.bytes("Fixtures/screens/login-ios-dark/clean.tree.json"), as: "a.json", in: folder)
    let picture = try Repository.bytes("Fixtures/screens/login-ios-dark/clean.png")
    try Scratch.write(picture.prefix(5_000), as: "sub/b.png", in: folder)
    try Scratch.write(
      Repository.bytes("Fixtures/screens/login-ios-dark/clean.tree.json"), as: "sub/b.json", in: folder)
    let outcome = try Tool.run("lint", folder.path)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("sub/b.png: error: "))
    #expect(outcome.output.contains("a"))
  }

  @Test func `a picture that a Windows shell wrote as UTF-16 is told so`() throws {
    let folder = try Scratch.folder()
    let picture = try Repository.bytes("Fixtures/screens/login-ios-dark/clean.png").prefix(3_000)
    let wide: [UInt8] = [0xFF, 0xFE] + picture.flatMap { [$0, 0] }
    let path = try Scratch.write(wide, as: "shell.png", in: folder)
    let outcome = try Tool.run("lint", path, Self.tree)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("UTF-16"))
  }

  @Test func `a dump of 200 megabytes is refused before it is read`() throws {
    let path = try Scratch.folder().appendingPathComponent("huge.xml").path
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 200 << 20)
    let outcome = try Tool.run("lint", Self.image, path)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("is 200 MB"))
  }

  @Test func `a report never overwrites an input`() throws {
    let folder = try Scratch.folder()
    let image = try Scratch.write(
      Repository.bytes("Fixtures/screens/login-ios-dark/clean.png"), as: "a.png", in: folder)
    let tree = try Scratch.write(
      Repository.bytes("Fixtures/screens/login-ios-dark/clean.tree.json"), as: "a.json", in: folder)
    let before = try Data(contentsOf: URL(fileURLWithPath: tree))
    #expect(try Tool.run("lint", image, tree, "--json", tree).code == 2)
    #expect(try Tool.run("lint", image, tree, "--annotate", folder.path).code == 2)
    #expect(try Data(contentsOf: URL(fileURLWithPath: tree)) == before)
  }
}
