import Foundation
import Geometry
import ImageCoding
import Inference
import Recognition
import TestSupport
import Testing

/// How many glyphs of families that were never trained on are named right, and how many get a wrong name.
///
/// The counts only ever get stricter: a run that beats them says by how much. An icon whose truth begins with "~"
/// shows several meanings, and an answer with one of them counts neither way.
@Suite struct IconRatchetTests {
  private struct Truth: Decodable {
    struct Item: Decodable {
      var icon: String
      var box: Rect
    }
    var image: String
    var elements: [Item]
  }

  static let folder = "Fixtures/icons"
  static let limits: [(image: String, mustName: Int, mayMisname: Int)] = [
    ("bootstrap.png", 83, 8), ("heroicons.png", 86, 3),
  ]

  static func classifier() throws -> IconClassifier {
    let models = Repository.file("Sources/Recognition/Models").path
    return try IconClassifier(
      runtime: Runtime(library: Repository.file(".deps/runtime/libonnxruntime.so").path),
      model: models + "/icons.onnx", settings: models + "/icons.json", threads: 2)
  }

  private static func truth(of image: String) throws -> Truth {
    let lines = try Repository.bytes(folder + "/truth.jsonl").split(separator: UInt8(ascii: "\n"))
    let all = try lines.map { try JSONDecoder().decode(Truth.self, from: Data($0)) }
    return try #require(all.first { $0.image == image })
  }

  @Test(arguments: limits) func `unseen families are named no worse than before`(
    image: String, mustName: Int, mayMisname: Int
  ) throws {
    let truth = try Self.truth(of: image)
    let raster = try ImageReader.raster(from: Repository.bytes(Self.folder + "/" + image))
    let answers = try Self.classifier().meanings(at: truth.elements.map(\.box), on: raster)
    var named = 0
    var misnamed: [String] = []
    for (item, answer) in zip(truth.elements, answers) {
      guard let answer else { continue }
      let isOneOfSeveral =
        item.icon.hasPrefix("~") && item.icon.dropFirst().split(separator: "|").contains { $0 == answer }
      if item.icon == answer {
        named += 1
      } else if !isOneOfSeveral {
        misnamed.append("\(item.icon) as \(answer)")
      }
    }
    #expect(named >= mustName, "\(named) named, \(mustName) before")
    #expect(misnamed.count <= mayMisname, "misnamed: \(misnamed)")
    if named > mustName || misnamed.count < mayMisname {
      print("+++ \(image) is better than its limits: mustName \(named), mayMisname \(misnamed.count)")
    }
  }

  @Test func `one icon or a hundred at once, the answers are the same`() throws {
    let truth = try Self.truth(of: "bootstrap.png")
    let raster = try ImageReader.raster(from: Repository.bytes(Self.folder + "/bootstrap.png"))
    let classifier = try Self.classifier()
    let boxes = truth.elements.prefix(70).map(\.box)
    let together = try classifier.meanings(at: boxes, on: raster)
    let alone = try boxes.map { try classifier.meanings(at: [$0], on: raster)[0] }
    #expect(together == alone)
    #expect(together.contains { $0 != nil })
  }

  @Test(arguments: [
    Rect(x: -500, y: -500, width: 40, height: 40), Rect(x: 100_000, y: 5, width: 3, height: 3),
    Rect(x: 10, y: 10, width: 0, height: 0),
  ]) func `a box beside the picture or without extent does no harm`(box: Rect) throws {
    let raster = try ImageReader.raster(from: Repository.bytes(Self.folder + "/bootstrap.png"))
    #expect(try Self.classifier().meanings(at: [box], on: raster).count == 1)
  }

  @Test func `no boxes give no answers`() throws {
    let raster = try ImageReader.raster(from: Repository.bytes(Self.folder + "/bootstrap.png"))
    #expect(try Self.classifier().meanings(at: [], on: raster).isEmpty)
  }
}
