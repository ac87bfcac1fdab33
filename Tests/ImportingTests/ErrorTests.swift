import Geometry
import Importing
import Testing

/// Bad input gives one clear clause, and a line where one is to blame.
struct ErrorTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var format: String?
    var line: Int?
    let reason: String

    init(_ name: String, _ text: String, format: String? = nil, line: Int? = nil, reason: String) {
      self.init(name, bytes: Array(text.utf8), format: format, line: line, reason: reason)
    }

    init(_ name: String, bytes: [UInt8], format: String? = nil, line: Int? = nil, reason: String) {
      (self.name, self.bytes, self.format, self.line, self.reason) = (name, bytes, format, line, reason)
    }

    var testDescription: String { name }
  }

  static let files: [Fault] = [
    Fault("empty file", "", reason: "the dump is empty"),
    Fault("blank file", " \r\n\t", reason: "the dump is empty"),
    Fault("only a byte-order mark", bytes: [0xEF, 0xBB, 0xBF], reason: "the dump is empty"),
    Fault("picture", bytes: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0], reason: "a PNG picture"),
    Fault("binary", bytes: [1, 2, 3, 0, 0, 0, 0xFF, 4, 9, 200, 7, 6], reason: "binary data"),
    Fault(
      "Latin-1", bytes: Array("<hierarchy>\n<node text=\"caf".utf8) + [0xE9, 0x22], line: 2,
      reason: "neither UTF-8"),
    Fault("prose", "Hello\nthere\n", line: 1, reason: "neither XML, JSON nor"),
    Fault("unknown name", "{}", format: "nokia", reason: "known are unsaid-tree, uiautomator"),
    Fault("web page", "<html><body/></html>", line: 1, reason: "XML that begins with <html>"),
    Fault("other JSON", "{\"a\": [1, 2, 3]}", line: 1, reason: "JSON without the keys"),
    Fault(
      "truth file", #"{"schema":"unsaid.truth/1","elements":[{"id":1}]}"#, line: 1, reason: "unsaid.truth/1"),
    Fault(
      "defects file", #"{"schema":"unsaid.defects/1","defects":[]}"#, line: 1, reason: "unsaid.defects/1"),
    Fault(
      "report", #"{"schema":"unsaid.report/1","screens":[{"elements":[]}]}"#, line: 1,
      reason: "unsaid.report/1"),
    Fault(
      "screen", #"{"schema":"unsaid.screen/1","image":"a.png","elements":[]}"#, line: 1,
      reason: "unsaid.screen/1"),
    Fault(
      "SARIF", #"{"$schema":"https://x/sarif-2.1.0.json","runs":[{"results":[]}]}"#, line: 1,
      reason: "JSON without"),
  ]

  static let xml: [Fault] = [
    Fault("cut off", "<hierarchy>\n<node bounds=\"[0,0][9,9]\">\n", line: 2, reason: "not well-formed XML"),
    Fault("cut off in a tag", "<hierarchy>\n<node bounds=\"[0,0]", line: 2, reason: "not well-formed XML"),
    Fault(
      "crossed tags", "<hierarchy>\n<node bounds=\"[0,0][9,9]\">\n</hierarchy>", line: 3,
      reason: "not well-formed XML"),
    Fault(
      "bare ampersand", "<hierarchy>\n\n<node text=\"a & b\"/></hierarchy>", line: 3,
      reason: "not well-formed XML"),
    Fault(
      "bad bounds", "<hierarchy>\n<node bounds=\"[0,0]\"/></hierarchy>", line: 2, reason: "without bounds"),
    Fault("JSON as XML", "[1]", format: "uiautomator", line: 1, reason: "not XML"),
    Fault(
      "entity bomb",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE h [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>\n<hierarchy>&b;</hierarchy>",
      format: "uiautomator", line: 2, reason: "document type"),
    Fault(
      "external entity",
      "<!DOCTYPE hierarchy [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><hierarchy><node text=\"&x;\"/></hierarchy>",
      line: 1, reason: "document type"),
    Fault(
      "undeclared entity", "<hierarchy><node text=\"&x;\"/></hierarchy>", line: 1,
      reason: "not well-formed XML"),
    Fault(
      "no frames", "<AppiumAUT><XCUIElementTypeButton name=\"a\"/></AppiumAUT>", line: 1,
      reason: "x, y, width and height"),
    Fault(
      "frame in words",
      "<AppiumAUT>\n<XCUIElementTypeButton x=\"a\" y=\"0\" width=\"1\" height=\"1\"/></AppiumAUT>",
      line: 2, reason: "as numbers"),
  ]

  static let json: [Fault] = [
    Fault(
      "cut off", "[{\"AXLabel\": \"a\",\n\"AXFrame\": \"{{0, 0}, {1, 1}}\"\n", line: 3, reason: "cut off"),
    Fault("cut off in a string", "[{\"AXLabel\": \"a\",\n\"AXFrame\": \"{{0, 0", line: 2, reason: "cut off"),
    Fault(
      "missing comma", "[{\"AXLabel\": \"a\"\n\"AXValue\": 1}]", line: 2,
      reason: "not valid JSON: expected \",\""),
    Fault("trailing comma", "[{\"AXLabel\": \"a\",\n}]", line: 2, reason: "expected a key"),
    Fault("bad word", "[{\"AXLabel\": \"a\", \"AXFrame\": undefined}]", line: 1, reason: "is no value"),
    Fault("no frames", "[{\"AXLabel\": \"a\"}]", line: 1, reason: "no element has a frame"),
    Fault(
      "number for a node", "[{\"AXLabel\": \"a\", \"children\": [\n7]}]", line: 2, reason: "must be an object"
    ),
    Fault(
      "no failed command", #"[{"command": {}, "metadata": {"status": "COMPLETED"}}]"#, line: 1,
      reason: "holds a hierarchy"),
    Fault("missing view", droidBot(children: "[7]"), line: 1, reason: "which is not in the list"),
    Fault(
      "circle of views", "[" + droidBotView(0, "[1]") + ",\n" + droidBotView(1, "[0]") + "]", line: 1,
      reason: "own ancestor"),
    Fault(
      "no bounds", "{\"views\": [\n{\"class\": \"a\", \"temp_id\": 0}], \"state_str\": \"\"}", line: 2,
      reason: "without bounds"),
    Fault("axe without tree", "{\"axeContext\": {}}", line: 1, reason: "no axeView"),
    Fault(
      "axe without bounds", "{\"axeContext\": {\"axeView\":\n{\"className\": \"a\"}}}", line: 2,
      reason: "boundsInScreen"),
    Fault(
      "HarmonyOS bounds", "{\"attributes\": {\"type\": \"Row\", \"origBounds\":\n\"far\"}, \"children\": []}",
      line: 2,
      reason: "must be \"[left,top]"),
    Fault(
      "number for a component",
      "{\"attributes\": {\"type\": \"\", \"bundleName\": \"\"}, \"children\": [\n7]}", line: 2,
      reason: "must be an object"),
    Fault("list of components", "[]", format: "harmony-uitest", line: 1, reason: "one JSON object"),
    Fault(
      "Maestro bounds", "{\"attributes\": {\"bounds\":\n\"far\"}, \"children\": []}", line: 2,
      reason: "must be \"[left,top]"),
  ]

  static let xcuitest: [Fault] = [
    Fault(
      "cut off in a frame", "Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n  Button, 0x2, {{17.8, 76", line: 2,
      reason: "cut off"),
    Fault(
      "cut off in a label", "Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n  Button, 0x2, label: 'Ho", line: 2,
      reason: "cut off"),
    Fault("forced on prose", "Hello", format: "xcuitest", line: 1, reason: "no line describes an element"),
  ]

  @Test(arguments: files + xml + json + xcuitest)
  func `a fault is told with line and reason`(_ fault: Fault) {
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: fault.bytes, format: fault.format, canvas: Canvas())
    }
    #expect(error?.line == fault.line)
    #expect(error?.reason.contains(fault.reason) == true, "\(error?.reason ?? "")")
    #expect(error?.reason.contains("\n") == false)
    #expect(error?.reason.hasSuffix(".") == false)
  }

  @Test func `a log without frames says so`() throws {
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Samples.bytes("xcuitest-log.txt"), format: nil, canvas: Canvas())
    }
    #expect(error?.line == 2)
    #expect(error?.reason.contains("no frames") == true)
  }

  @Test(arguments: [0.0, -1, 11, .nan, .infinity])
  func `an absurd scale is refused`(_ scale: Double) {
    #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Samples.bytes("idb-flat.json"), format: nil, canvas: Canvas(scale: scale))
    }
  }

  private static func droidBotView(_ number: Int, _ children: String) -> String {
    #"{"class": "a", "bounds": [[0, 0], [9, 9]], "temp_id": \#(number), "children": \#(children)}"#
  }

  private static func droidBot(children: String) -> String { "[" + droidBotView(0, children) + "]" }
}
