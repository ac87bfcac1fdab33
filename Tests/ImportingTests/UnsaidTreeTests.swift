import AccessibilityModel
import Geometry
import Importing
import Testing

/// Our own format is strict about types and free about additions.
struct UnsaidTreeTests {
  @Test func `all fields of a node arrive`() throws {
    let tree = try Samples.tree("unsaid-tree.json", Samples.iPhone)
    let toggle = try #require(tree.nodes.first { $0.role == .toggle })
    #expect(toggle.label == "Lock")
    #expect(toggle.value == "1")
    #expect(toggle.hint == "Locks the app")
    #expect(toggle.identifier == "lock")
    #expect(toggle.checked == .on)
    #expect(toggle.isSelected == false)
    #expect(toggle.isEnabled == true)
    #expect(toggle.isFocusable == true)
    #expect(toggle.isFocused == false)
    #expect(toggle.isClickable == true)
    #expect(toggle.isVisible == nil)
    #expect(toggle.actions == ["tap"])
    #expect(toggle.frame == Rect(x: 960, y: 900, width: 153, height: 93))
    #expect(toggle.line == 16)
    let heading = tree.nodes[1]
    #expect(heading.headingLevel == 1)
    #expect(heading.isAccessible == true)
    #expect(heading.isVisible == true)
    #expect(heading.text == "Checkout")
    #expect(heading.traits == ["header"])
    #expect(tree.nodes[3].checked == .mixed)
    #expect(tree.nodes[4].placeholder == "E-mail")
    #expect(tree.nodes[4].value == nil)
    #expect(tree.nodes[5].role == .other("carousel"))
    #expect(tree.nodes[5].rawRole == "carousel")
  }

  @Test func `what is read before and after arrives`() throws {
    let text = Self.smallest.replacing(
      #""label":"a""#, with: #""traversalBefore":"price","traversalAfter":"name""#)
    let tree = try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    let node = try #require(tree.nodes.first { $0.traversalBefore != nil })
    #expect(node.traversalBefore == "price")
    #expect(node.traversalAfter == "name")
  }

  @Test(arguments: [
    (#""schema":"unsaid.tree/1""#, #""schema":"unsaid.tree/2""#, "schema \"unsaid.tree/2\""),
    (#""platform":"ios""#, #""platform":"ios ""#, "\"platform\" of the file must be one of"),
    (#""unit":"point","#, "", "the file lacks \"unit\""),
    (#""order":"view""#, #""order":"random""#, "\"order\" of the file must be one of"),
    (#""root":{"#, #""root":[],"was":{"#, "\"root\" of the file must be a node"),
    (#""role":"window""#, #""role":7"#, "\"role\" of a node must be a string"),
    (#""role":"window","#, "", "a node lacks \"role\""),
    (#""box":[0,0,9,9],"#, "", "a node lacks \"box\""),
    ("[0,0,9,9]", "[0,0,9]", "\"box\" of a node must be"),
    ("[0,0,9,9]", "[0,0,-9,9]", "\"box\" of a node must be"),
    ("[0,0,9,9]", "[0,0,\"9\",9]", "\"box\" of a node must be"),
    (#""label":"a""#, #""label":1"#, "\"label\" of a node must be a string"),
    (#""label":"a""#, #""enabled":"yes""#, "\"enabled\" of a node must be true or false"),
    (#""label":"a""#, #""checked":"half""#, "\"checked\" of a node must be"),
    (#""label":"a""#, #""traversalBefore":1"#, "\"traversalBefore\" of a node must be a string"),
    (#""label":"a""#, #""heading":7"#, "\"heading\" of a node must be"),
    (#""label":"a""#, #""traits":[1]"#, "\"traits\" of a node must be"),
    (#""label":"a""#, #""children":{}"#, "\"children\" of a node must be"),
    (#""label":"a""#, #""children":[null]"#, "a node must be an object"),
    (#""platform""#, #""scale":0,"platform""#, "\"scale\" must be above 0"),
  ])
  func `a wrong field is told`(_ change: (field: String, wrong: String, reason: String)) throws {
    let text = Self.smallest.replacing(change.field, with: change.wrong)
    #expect(text != Self.smallest)
    let error = #expect(throws: ImportError.self) {
      try TreeReader.tree(from: Array(text.utf8), format: "unsaid-tree", canvas: Canvas())
    }
    #expect(error?.reason.contains(change.reason) == true, "\(error?.reason ?? "")")
    #expect(error?.line == 1)
  }

  @Test func `unknown keys are left alone`() throws {
    let text = Self.smallest.replacing(#""label":"a""#, with: #""label":"a","later":{"x":[1]}"#)
    let tree = try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: Canvas())
    #expect(tree.nodes.map(\.label) == ["a"])
  }

  @Test func `the schema may come after the root`() throws {
    let bytes = try Samples.bytes("unsaid-tree-sorted.json")
    #expect(TreeReader.format(of: bytes) == "unsaid-tree")
  }

  private static let smallest =
    #"{"schema":"unsaid.tree/1","platform":"ios","unit":"point","order":"view","#
    + #""root":{"role":"window","box":[0,0,9,9],"label":"a"}}"#
}

extension Samples {
  static func tree(_ file: String, _ image: Size?, scale: Double? = nil) throws -> AccessibilityTree {
    try TreeReader.tree(from: bytes(file), format: nil, canvas: Canvas(imageSize: image, scale: scale))
  }
}
