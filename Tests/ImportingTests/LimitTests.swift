import Geometry
import Importing
import Testing

/// Depth, number and size cost an error, never the stack or the machine.
struct LimitTests {
  static let deep: [(format: String, open: String, close: String)] = [
    ("uiautomator", "<node bounds=\"[0,0][9,9]\">\n", "</node>"),
    (
      "appium-ios", "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">\n",
      "</XCUIElementTypeOther>"
    ),
    ("idb", "{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"children\":[\n", "]}"),
    (
      "harmony-uitest", "{\"attributes\":{\"type\":\"Row\",\"bounds\":\"[0,0][9,9]\"},\"children\":[\n", "]}"
    ),
    ("maestro", "{\"attributes\":{\"bounds\":\"[0,0][9,9]\"},\"children\":[\n", "]}"),
    (
      "axe-android",
      "{\"axeViewId\":1,\"boundsInScreen\":{\"left\":0,\"top\":0,\"right\":9,\"bottom\":9},\"children\":[\n",
      "]}"
    ),
  ]

  @Test(arguments: deep)
  func `100,000 levels are an error with a line`(_ form: (format: String, open: String, close: String)) throws
  {
    let text = String(repeating: form.open, count: 100_000) + String(repeating: form.close, count: 100_000)
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Array(text.utf8), format: form.format, canvas: Canvas())
    }
    #expect(error?.reason.contains("nested deeper than") == true, "\(error?.reason ?? "")")
    let line = try #require(error?.line)
    #expect((1_000...4_001).contains(line))
  }

  @Test(arguments: deep)
  func `900 levels are read`(_ form: (format: String, open: String, close: String)) throws {
    let text = String(repeating: form.open, count: 900) + String(repeating: form.close, count: 900)
    let tree = try TreeReader.tree(from: Array(text.utf8), format: form.format, canvas: Canvas())
    #expect(tree.nodes.count == 900)
    #expect(tree.ancestors(of: 899).count == 899)
  }

  @Test func `100,000 levels of indent are an error`() throws {
    let text = (0..<5_000).map { String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {9.0, 9.0}}\n" }
      .joined()
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    }
    #expect(error?.line == 1_001)
  }

  @Test func `100,000 levels of views by index are an error`() throws {
    let views = (0..<100_000).map { index in
      let children = index < 99_999 ? "[\(index + 1)]" : "[]"
      return #"{"class":"a","bounds":[[0,0],[9,9]],"temp_id":\#(index),"children":\#(children)}"#
    }
    let text = "[" + views.joined(separator: ",\n") + "]"
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    }
    #expect(error?.line == 1_001)
    #expect(error?.reason.contains("nested deeper") == true)
  }

  @Test func `too many nodes are an error`() throws {
    let text =
      "<hierarchy>" + String(repeating: "<node bounds=\"[0,0][9,9]\"/>\n", count: 100_001) + "</hierarchy>"
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    }
    #expect(error?.reason.contains("more than 100000 nodes") == true)
    #expect(error?.line == 100_000)
  }

  @Test func `too many attributes are an error`() {
    let attributes = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: "\n")
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(
        from: Array("<hierarchy><node \(attributes)/></hierarchy>".utf8), format: nil, canvas: Canvas())
    }
    #expect(error?.line == 2_001)
    #expect(error?.reason.contains("more than 2000 attributes") == true)
  }

  @Test func `a file above the limit is refused before it is read`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: TreeReader.byteLimit + 1)
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: bytes, format: nil, canvas: Canvas())
    }
    #expect(error?.reason.contains("67108865 bytes, the limit is 67108864") == true)
  }

  @Test(arguments: Samples.all)
  func `every beginning of a dump is read or refused`(_ sample: Sample) throws {
    let bytes = try sample.bytes()
    let canvas = Canvas(imageSize: sample.image)
    var read = 0
    for length in stride(from: 0, to: bytes.count, by: 11) {
      do throws(ImportError) {
        let tree = try TreeReader.tree(from: Array(bytes[..<length]), format: nil, canvas: canvas)
        #expect(tree.nodes.count <= sample.nodes)
        read += 1
      } catch {
        #expect(!error.reason.isEmpty)
      }
    }
    // A cut is seen wherever the format closes what it opens.
    let closes = !["xcuitest"].contains(sample.format) && !sample.file.hasSuffix("ndjson")
    if closes { #expect(read <= 8) }
  }
}
