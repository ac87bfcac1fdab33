import Foundation
import Geometry
import ImageCoding
import Imaging
import Inference
import Recognition
import Testing

/// Reads whole pictures with the networks that `make setup` fetches.
@Suite struct TextReaderTests {
  struct Truth: Decodable {
    let text: String
    let box: Rect
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static func reader(threads: Int) throws -> TextReader {
    let files = root + "/.deps/runtime"
    return try TextReader(
      runtime: try Runtime(library: files + "/libonnxruntime.so"), detector: files + "/ocr/det.onnx",
      recognizer: files + "/ocr/rec.onnx", dictionary: files + "/ocr/dictionary.txt", threads: threads)
  }

  static func page(_ name: String) throws -> (picture: Raster, lines: [Truth]) {
    let stem = root + "/Fixtures/text/" + name
    let picture = try ImageReader.raster(
      from: [UInt8](try Data(contentsOf: URL(fileURLWithPath: stem + ".png"))))
    let lines = try JSONDecoder().decode(
      [Truth].self, from: try Data(contentsOf: URL(fileURLWithPath: stem + ".json")))
    return (picture, lines)
  }

  @Test(arguments: ["light", "dark"])
  func `each line is read once, with its text and a box tight on its ink`(name: String) throws {
    let page = try Self.page(name)
    let lines = try Self.reader(threads: 2).lines(on: page.picture)
    #expect(lines.map(\.text).sorted() == page.lines.map(\.text).sorted())
    for truth in page.lines {
      let best = lines.map { $0.box.iou(truth.box) }.max() ?? 0
      #expect(best >= 0.9, "\(truth.text)")
    }
  }

  @Test func `the number of threads does not change what is read`() throws {
    let picture = try Self.page("dark").picture
    #expect(try Self.reader(threads: 1).lines(on: picture) == Self.reader(threads: 3).lines(on: picture))
  }

  @Test(arguments: [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 3, height: 900)])
  func `a picture without room for text gives no lines`(size: Size) throws {
    let picture = Raster(size: size, filledWith: .white)
    #expect(try Self.reader(threads: 1).lines(on: picture).isEmpty)
  }

  @Test func `a dictionary of another model is refused`() throws {
    let files = Self.root + "/.deps/runtime"
    let picture = try Self.page("dark").picture
    let other = Self.root + "/Package.swift"
    do {
      let reader = try TextReader(
        runtime: try Runtime(library: files + "/libonnxruntime.so"), detector: files + "/ocr/det.onnx",
        recognizer: files + "/ocr/rec.onnx", dictionary: other, threads: 1)
      _ = try reader.lines(on: picture)
      Issue.record("a wrong dictionary was taken")
    } catch {
      #expect(error.reason == "the text model and its characters do not fit together; run `make setup`")
    }
  }
}
