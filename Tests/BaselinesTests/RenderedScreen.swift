import Audit
import FixtureSupport
import Foundation
import ImageCoding
import Importing
import TestSupport

/// A screen that was rendered several times, as recognition sees each of its pictures over its genuine tree.
struct RenderedScreen {
  /// The folder of the second renderings.
  static let variants = "Fixtures/variants"

  /// The screen as `Fixtures/screens` has it.
  let original: Scene
  /// The second renderings, by what differs.
  let renderings: [(change: String, scene: Scene)]

  /// The names of the screens that were rendered several times, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.file(variants).path).sorted()
  }

  /// All of them.
  static func all() throws -> [RenderedScreen] {
    let auditor = try Auditor(files: InstalledModels.files(), threads: 1)
    return try names().map { try RenderedScreen($0, by: auditor) }
  }

  private init(_ name: String, by auditor: Auditor) throws {
    var parts = PartNumbers()
    let (first, others) = ("Fixtures/screens/\(name)/", "\(Self.variants)/\(name)/")
    original = try Self.scene(
      first + "clean", truth: first + "truth.json", named: name, by: auditor, &parts)
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.file(others).path)
    renderings = try files.filter { $0.hasSuffix(".png") }.sorted().map { file in
      let change = String(file.dropLast(4))
      let path = others + change
      return (
        change, try Self.scene(path, truth: path + ".truth.json", named: name, by: auditor, &parts)
      )
    }
  }

  private static func scene(
    _ path: String, truth: String, named name: String, by auditor: Auditor, _ parts: inout PartNumbers
  ) throws -> Scene {
    let truth = try SceneTruth(at: truth)
    let raster = try ImageReader.raster(from: Repository.bytes(path + ".png"))
    let tree = try TreeReader.tree(
      from: Repository.bytes(path + ".tree.json"), format: nil, canvas: Canvas(imageSize: raster.size))
    let seen = try auditor.recognize(raster, image: path + ".png", scale: tree.scale)
    let nodes = parts.numbers(of: tree, over: truth)
    let drawn = zip(seen.elements, parts.numbers(of: seen.elements, over: truth, rendering: path))
    return Scene(
      name: name, size: raster.size, scale: tree.scale, platform: tree.platform,
      root: SceneReader.branch(0, of: tree) { nodes[$0] },
      drawn: drawn.map { Scene.Drawn(element: $0, origin: $1) }, photograph: (seen, raster))
  }
}
