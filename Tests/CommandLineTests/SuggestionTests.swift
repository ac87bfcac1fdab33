import Foundation
import TestSupport
import Testing

@Suite struct SuggestionTests {
  static let folder = Repository.file("Fixtures/screens/login-ios-dark").path
  static let image = folder + "/clean.png"
  static let tree = folder + "/clean.tree.json"
  static let faulty = folder + "/field-without-name.tree.json"

  @Test(
    arguments: [
      (["identifiers", image, tree], 0), (["identifiers", image, tree, "--check"], 1), (["identifiers"], 2),
      (["identifiers", image, tree, "--identifier-pattern", "{element"], 2),
      (["identifiers", image, tree, "--keep", tree], 3), (["identifiers", image, tree, "--write"], 2),
      (["identifiers", image, tree, "--keep", "/no/such.json"], 3),
      (["identifiers", image, "/no/such.xml"], 3),
      (["lint", image, tree, "--framework", "cobol"], 2), (["lint", image, tree, "--language", "tlh"], 2),
      (["lint", image, tree, "--rule", "no-such-rule"], 2),
    ] as [([String], Int32)])
  func `the exit code says what happened, and errors say what to do`(arguments: [String], code: Int32) throws
  {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == code, "\(outcome.errors)")
    if code >= 2 { #expect(!outcome.errors.isEmpty && !outcome.errors.contains("Fatal error")) }
  }

  @Test func `the map of one run is kept by the next`() throws {
    let first = try Tool.run("identifiers", Self.image, Self.tree, "--format", "json")
    #expect(first.output.contains("\"schema\" : \"unsaid.identifiers/1\""))
    let map = first.output.replacingOccurrences(of: "field_clean_", with: "field_clean_kept")
    #expect(map != first.output)
    let path = try Scratch.write(map.utf8, as: "map.json", in: Scratch.folder())
    let second = try Tool.run("identifiers", Self.image, Self.tree, "--keep", path)
    #expect(second.output.contains("field_clean_kept"))
    #expect(try Tool.run("identifiers", Self.image, Self.tree).output.contains("field_clean_kept") == false)
  }

  @Test func `the map that the configuration names is written, kept and read by lint`() throws {
    let folder = try Scratch.folder()
    let path = folder.appendingPathComponent("ids.json").path
    let config = try Scratch.write(
      "identifiers:\n  pattern: \"{element}-{context}-{modifier?}\"\n  map: ids.json\n".utf8,
      as: ".unsaid.yml",
      in: folder)
    let identifiers = ["identifiers", Self.image, Self.tree, "--config", config]
    let missing = try Tool.run(identifiers)
    #expect(missing.code == 3 && missing.errors.contains("--write"), "\(missing.errors)")
    #expect(try Tool.run(identifiers + ["--write"]).code == 0)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written.contains("-clean"))
    let edited = written.replacingOccurrences(of: "\"suggested\" : \"", with: "\"suggested\" : \"kept")
    _ = try Scratch.write(edited.utf8, as: "ids.json", in: folder)
    let lint = try Tool.run("lint", Self.image, Self.faulty, "--config", config, "--json", "-", "--no-cache")
    #expect(lint.output.contains("\"kept"))
    let renamed = edited.replacingOccurrences(of: "\"screen\" : \"clean\"", with: "\"screen\" : \"other\"")
    _ = try Scratch.write(renamed.utf8, as: "ids.json", in: folder)
    #expect(try Tool.run(identifiers + ["--write"]).code == 0)
    let both = try String(contentsOfFile: path, encoding: .utf8)
    #expect(both.contains("\"clean\"") && both.contains("\"other\""))
  }

  @Test func `rules about identifiers are asked by name only`() throws {
    #expect(try Tool.run("lint", Self.image, Self.tree).output.contains("identifier-missing") == false)
    let asked = try Tool.run("lint", Self.image, Self.tree, "--rule", "identifier-missing")
    #expect(asked.output.contains("identifier-missing"))
    // They weigh little: by themselves they fail no run.
    #expect(asked.code == 0)
  }

  @Test func `the terminal shows the proposal, and the code where it is asked for`() throws {
    let plain = try Tool.run("lint", Self.image, Self.faulty, "--framework", "html")
    #expect(plain.output.contains("✎ label “"))
    #expect(plain.output.contains("aria-label=") == false)
    let coded = try Tool.run("lint", Self.image, Self.faulty, "--framework", "html", "--fix-code")
    #expect(coded.output.contains("aria-label=\""))
    let json = try Tool.run("lint", Self.image, Self.faulty, "--framework", "flutter", "--json", "-")
    #expect(
      json.output.contains("\"framework\": \"Flutter\"") || json.output.contains("\"framework\":\"Flutter\""))
  }
}
