import Audit
import Testing

@Suite struct PairingTests {
  static func pairing(_ files: [String], notTrees: Set<String> = []) -> Pairing {
    Pairing(files: files, in: "shots", isTree: { !notTrees.contains($0) })
  }

  @Test(
    arguments: [
      (["a.png", "a.xml"], "shots/a.png", "shots/a.xml"),
      (["a.JPG", "a.json"], "shots/a.JPG", "shots/a.json"),
      (["a.png", "a.axe.json"], "shots/a.png", "shots/a.axe.json"),
      (["sub/a.png", "sub/a.txt", "a.txt"], "shots/sub/a.png", "shots/sub/a.txt"),
      (["v1.2.png", "v1.2.xml"], "shots/v1.2.png", "shots/v1.2.xml"),
      (["a.png", "a"], nil, nil),
      (["a.png", "ab.xml"], nil, nil),
    ] as [([String], String?, String?)])
  func `files go together by stem`(files: [String], image: String?, tree: String?) {
    let pairs = Self.pairing(files).pairs
    #expect(pairs.first?.image == image)
    #expect(pairs.first?.tree == tree)
    #expect(pairs.count == (image == nil ? 0 : 1))
  }

  @Test func `the name keeps the sub-folder and loses the ending`() {
    #expect(Self.pairing(["login/en.png", "login/en.xml"]).pairs.map(\.name) == ["login/en"])
  }

  @Test func `a file of another kind beside the dump does not count`() {
    let pairing = Self.pairing(["a.png", "a.truth.json", "a.tree.json"], notTrees: ["shots/a.truth.json"])
    #expect(pairing.pairs.map(\.tree) == ["shots/a.tree.json"])
  }

  @Test func `two dumps for one image are named, and none is chosen`() {
    let pairing = Self.pairing(["a.png", "a.xml", "a.json"])
    #expect(pairing.pairs.isEmpty)
    #expect(pairing.ambiguous == ["shots/a.png": ["shots/a.json", "shots/a.xml"]])
  }

  @Test func `an image without a dump is reported`() {
    #expect(Self.pairing(["b.png", "a.png", "a.xml"]).imagesWithoutTree == ["shots/b.png"])
  }

  @Test func `the order of the listing does not matter`() {
    let files = ["b.png", "a.xml", "b.xml", "a.png"]
    #expect(Self.pairing(files) == Self.pairing(files.reversed()))
    #expect(Self.pairing(files).pairs.map(\.name) == ["a", "b"])
  }
}
