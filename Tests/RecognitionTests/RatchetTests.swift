import Foundation
import Geometry
import ImageCoding
import Inference
import Recognition
import ScreenModel
import Testing

/// How many elements of each type must be found on the fixtures, and how many may be invented.
///
/// The counts in `ratchetLimits` only ever get stricter: a run that beats them says by how much. Found means an
/// element of the same type with an IoU of at least 0.5, invented one that fits no element of its type and lies in
/// no ignored region.
@Suite struct RatchetTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let screens = root.appendingPathComponent("Fixtures/screens")
  private static let hasScreens = FileManager.default.fileExists(atPath: screens.path)

  private struct Truth: Decodable {
    struct Item: Decodable {
      var type: String
      var box: Rect
      var ignore: Bool?
    }
    var elements: [Item]
  }

  @Test(.enabled(if: hasScreens, "there are no fixtures yet"))
  func `the fixtures are recognised no worse than before`() throws {
    let counts = try Self.count()
    for type in ElementType.allCases {
      let limit = ratchetLimits[type] ?? (0, 0)
      let count = counts[type.rawValue] ?? (found: 0, invented: 0)
      #expect(count.found >= limit.mustFind, "\(type): \(count.found) found, \(limit.mustFind) before")
      #expect(
        count.invented <= limit.mayInvent, "\(type): \(count.invented) invented, \(limit.mayInvent) before")
      if count.found > limit.mustFind || count.invented < limit.mayInvent {
        print(
          "+++ \(type) is better than ratchetLimits says: mustFind \(count.found), mayInvent \(count.invented)"
        )
      }
    }
  }

  private static func count() throws -> [String: (found: Int, invented: Int)] {
    let runtime = try Runtime(library: root.path + "/.deps/runtime/libonnxruntime.so")
    let models = root.path + "/Sources/Recognition/Models"
    let detector = try NeuralDetector(
      runtime: runtime, model: models + "/detector.onnx", settings: models + "/detector.json", threads: 2)
    let icons = try IconClassifier(
      runtime: runtime, model: models + "/icons.onnx", settings: models + "/icons.json", threads: 2)
    let selection = try SelectionModel(
      trees: models + "/selection.bin", settings: models + "/selection.json")
    let clickability = try Clickability(
      trees: models + "/clickability.bin", settings: models + "/clickability.json")
    let paragraphs = try TextBlocks(
      trees: models + "/paragraphs.bin", settings: models + "/paragraphs.json")
    let recognizer = Recognizer(
      reader: try reader(runtime), detector: detector, icons: IconMeanings(icons), selection: selection,
      clickability: clickability, paragraphs: paragraphs)
    var counts: [String: (found: Int, invented: Int)] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: screens.path).sorted() {
      let folder = screens.appendingPathComponent(name)
      guard let json = try? Data(contentsOf: folder.appendingPathComponent("truth.json")) else { continue }
      let truth = try JSONDecoder().decode(Truth.self, from: json)
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("clean.png")))
      let screen = try recognizer.recognize(ImageReader.raster(from: bytes), image: name, scale: nil)
      tally(screen.elements, truth.elements, &counts)
    }
    return counts
  }

  private static func tally(
    _ elements: [Element], _ truth: [Truth.Item], _ counts: inout [String: (found: Int, invented: Int)]
  ) {
    var left = elements
    for item in truth where item.ignore != true {
      let match = left.indices.filter {
        left[$0].type.rawValue == item.type && left[$0].box.iou(item.box) >= 0.5
      }
      .max { left[$0].box.iou(item.box) < left[$1].box.iou(item.box) }
      guard let match else { continue }
      left.remove(at: match)
      counts[item.type, default: (0, 0)].found += 1
    }
    let ignored = truth.filter { $0.ignore == true }.map(\.box)
    for element in left where !ignored.contains(where: { element.box.share(in: $0) >= 0.5 }) {
      counts[element.type.rawValue, default: (0, 0)].invented += 1
    }
  }

  private static func reader(_ runtime: Runtime) throws -> TextReader {
    let folder = root.path + "/.deps/runtime"
    return try TextReader(
      runtime: runtime, detector: folder + "/ocr/det.onnx",
      recognizer: folder + "/ocr/rec.onnx", dictionary: folder + "/ocr/dictionary.txt", threads: 2)
  }
}
