import Audit
import Configuration
import Foundation
import Geometry
import Reporting
import Suggestions
import Testing

@Suite struct CacheTests {
  static let pair = Pair(name: "a", image: "x/a.png", tree: "x/a.json")

  static func report(_ pair: Pair = pair) -> ScreenReport {
    ScreenReport(
      name: pair.name, image: pair.image, tree: pair.tree, format: "f", platform: "ios", scale: 1.0 / 3.0,
      size: Size(width: 3, height: 4), elements: [], stops: [], matches: [], findings: [], notRun: [],
      rulesRun: ["label-missing"])
  }

  static func key(
    _ pair: Pair = pair, image: [UInt8] = [1], tree: [UInt8] = [2], options: InputOptions = InputOptions(),
    context: String = "c"
  ) -> CacheKey { CacheKey(pair: pair, image: image, tree: tree, options: options, context: context) }

  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("unsaid-\(UUID().uuidString)")
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `the hash gives the published values`(text: String, hash: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == hash)
  }

  @Test func `bytes in pieces hash like bytes at once`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for cut in [0, 1, 55, 56, 63, 64, 65, 127, 128, 999, 1000] {
      var hash = SHA256()
      hash.update(Array(bytes[..<cut]))
      hash.update(Array(bytes[cut...]))
      #expect(hash.hexadecimal() == SHA256.hexadecimal(of: bytes), "\(cut)")
    }
  }

  @Test func `what was kept comes back whole, with the paths of this run`() throws {
    let cache = ReportCache(folder: Self.folder().path)
    #expect(cache.report(for: Self.key(), pair: Self.pair) == nil)
    #expect(cache.keep(Self.report(), for: Self.key()))
    #expect(cache.report(for: Self.key(), pair: Self.pair) == Self.report())
    let moved = Pair(name: "a", image: "y/a.png", tree: "y/a.json")
    #expect(cache.report(for: Self.key(moved), pair: moved) == Self.report(moved))
  }

  @Test func `everything that decides a judgement is part of the name`() throws {
    let other = Pair(name: "b", image: "x/a.png", tree: "x/a.json")
    let configuration = Configuration(platform: Sourced("web", .standard))
    let keys = [
      Self.key(), Self.key(image: [3]), Self.key(tree: [3]), Self.key(other), Self.key(context: "d"),
      Self.key(options: InputOptions(scale: 2)), Self.key(options: InputOptions(treeFormat: "idb")),
      Self.key(image: [1, 2], tree: []), Self.key(image: [], tree: [1, 2]),
      Self.key(context: CacheKey.context(configuration, suggestions: SuggestionSettings(), program: ["m"])),
      Self.key(context: CacheKey.context(Configuration(), suggestions: SuggestionSettings(), program: ["m"])),
      Self.key(context: CacheKey.context(Configuration(), suggestions: SuggestionSettings(), program: ["n"])),
      Self.key(
        context: CacheKey.context(
          Configuration(), suggestions: SuggestionSettings(language: .german), program: ["m"])),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ["", "unsaid.cache/1", "garbage", "cut", "flipped"])
  func `a damaged entry counts as absent and is written anew`(damage: String) throws {
    let folder = Self.folder()
    let cache = ReportCache(folder: folder.path)
    #expect(cache.keep(Self.report(), for: Self.key()))
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let file = try #require(walk?.compactMap { $0 as? URL }.first { $0.pathExtension == "json" })
    let bytes = [UInt8](try Data(contentsOf: file))
    let broken: [UInt8] =
      switch damage {
      case "cut": Array(bytes.dropLast(5))
      case "flipped": bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]
      default: Array(damage.utf8)
      }
    try Data(broken).write(to: file)
    #expect(cache.report(for: Self.key(), pair: Self.pair) == nil)
    #expect(cache.keep(Self.report(), for: Self.key()))
    #expect(cache.report(for: Self.key(), pair: Self.pair) == Self.report())
  }

  @Test func `a folder that cannot be written is no error`() throws {
    let file = Self.folder()
    try Data().write(to: file)
    #expect(!ReportCache(folder: file.path).keep(Self.report(), for: Self.key()))
  }

  @Test func `many writers and readers at once see whole entries or none`() async {
    let cache = ReportCache(folder: Self.folder().path)
    let outcomes = await Suite.map(Array(0..<200), jobs: 8, finished: { _, _ in }) { number -> Bool in
      if number % 2 == 0 { return cache.keep(Self.report(), for: Self.key()) }
      return cache.report(for: Self.key(), pair: Self.pair).map { $0 == Self.report() } ?? true
    }
    #expect(!outcomes.contains(false))
  }

  @Test func `the hash of a file is kept until the file changes`() throws {
    let folder = Self.folder()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("model")
    try Data([1, 2, 3]).write(to: file)
    let digests = FileDigests(folder: folder.appendingPathComponent("cache").path)
    #expect(digests.digest(of: file.path) == SHA256.hexadecimal(of: [1, 2, 3]))
    #expect(digests.digest(of: file.path) == SHA256.hexadecimal(of: [1, 2, 3]))
    try Data([1, 2, 3, 4]).write(to: file)
    #expect(digests.digest(of: file.path) == SHA256.hexadecimal(of: [1, 2, 3, 4]))
    #expect(digests.digest(of: folder.path + "/none") == nil)
  }
}
