import AccessibilityModel
import Geometry
import Importing
import Testing

struct SampleTests {
  @Test(arguments: Samples.all)
  func `every sample is recognised and read`(_ sample: Sample) throws {
    #expect(try TreeReader.format(of: sample.bytes()) == sample.format)
    let tree = try sample.tree()
    #expect(tree.format == sample.format)
    #expect(tree.platform == sample.platform)
    #expect(tree.order == sample.order)
    #expect(tree.scale == sample.scale)
    #expect(tree.size == sample.image)
    #expect(tree.nodes.count == sample.nodes)
  }

  @Test(arguments: Samples.all)
  func `nodes are in depth-first order with lines and consistent ties`(_ sample: Sample) throws {
    let tree = try sample.tree()
    let lines = try sample.bytes().count { $0 == 10 } + 1
    for node in tree.nodes {
      #expect(node.id == tree.nodes.firstIndex(of: node))
      #expect(node.parent.map { $0 < node.id && tree.nodes[$0].children.contains(node.id) } ?? true)
      #expect(node.children == tree.nodes.filter { $0.parent == node.id }.map(\.id))
      let line = try #require(node.line)
      #expect((1...lines).contains(line))
    }
    let walked = tree.roots.flatMap { [$0] + tree.descendants(of: $0.id) }
    #expect(walked.map(\.id) == Array(tree.nodes.indices))
  }

  @Test(arguments: Samples.all)
  func `the format's name forces the same import`(_ sample: Sample) throws {
    let canvas = Canvas(imageSize: sample.image)
    let forced = try TreeReader.tree(from: sample.bytes(), format: sample.format, canvas: canvas)
    #expect(try forced == sample.tree())
  }

  @Test(arguments: Samples.all)
  func `no sample is recognised by a second importer`(_ sample: Sample) throws {
    let dump = Dump(utf8: try sample.bytes())
    let names = TreeReader.importers.filter { $0.recognizes(dump) }.map { $0.format }
    #expect(names == [sample.format])
  }

  @Test(arguments: Samples.all)
  func `line breaks of Windows change nothing`(_ sample: Sample) throws {
    let text = String(decoding: try sample.bytes(), as: UTF8.self)
    let windows = Array(text.replacingNewlines.utf8)
    let tree = try TreeReader.tree(from: windows, format: nil, canvas: Canvas(imageSize: sample.image))
    #expect(tree.nodes.map(\.line) == (try sample.tree().nodes.map(\.line)))
    #expect(tree.nodes.map(\.frame) == (try sample.tree().nodes.map(\.frame)))
  }
}

extension String {
  fileprivate var replacingNewlines: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
