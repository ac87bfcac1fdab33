import AccessibilityModel
import Geometry
import Importing
import Testing

/// The density of a screen in pixels follows from the extents of its views, which keep to a grid of 8 dp.
struct DensityTests {
  /// A screen of views at made-up places: width, height and whether it is clickable.
  struct Layout: Sendable, CustomTestStringConvertible {
    typealias View = (width: Int, height: Int, isClickable: Bool)

    let name: String
    let size: Size
    let views: [View]
    var scale = 0.0

    var testDescription: String { name }

    /// The layout as `uiautomator dump` would write it, a view to a place.
    var uiautomator: String {
      let nodes = places.map { view, top in
        """
        <node class="android.view.ViewGroup" clickable="\(view.isClickable)"
         bounds="[0,\(top)][\(view.width),\(top + view.height)]"/>
        """
      }
      return "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" clickable=\"false\" "
        + "bounds=\"[0,0][\(size.width),\(size.height)]\">\(nodes.joined())</node></hierarchy>"
    }

    /// The layout as `uitest dumpLayout` would write it.
    var uitest: String {
      let nodes = places.map { view, top in
        let bounds = "[0,\(top)][\(view.width),\(top + view.height)]"
        return #"{"attributes":{"type":"Row","clickable":"\#(view.isClickable)","bounds":"\#(bounds)"},"#
          + #""children":[]}"#
      }
      return #"{"attributes":{"type":"","accessibilityId":"","#
        + #""bounds":"[0,0][\#(size.width),\#(size.height)]"},"children":[\#(nodes.joined(separator: ","))]}"#
    }

    private var places: [(View, Int)] { views.enumerated().map { ($1, 10 * $0) } }

    func tree(_ dump: String, canvas: Canvas? = nil) throws -> AccessibilityTree {
      try TreeReader.tree(from: Array(dump.utf8), format: nil, canvas: canvas ?? Canvas(imageSize: size))
    }
  }

  private static let phone = Size(width: 1080, height: 2400)

  static let clear = [
    Layout(
      name: "420 dots an inch", size: phone,
      views: [(126, 126, true), (147, 147, true), (1038, 168, true), (1080, 84, false), (210, 63, false)],
      scale: 2.625),
    Layout(
      name: "340 dots an inch: 102 pixels are 48 dp", size: phone,
      views: [(102, 102, true), (102, 102, true), (136, 136, false), (1080, 119, false), (51, 51, false)],
      scale: 2.125),
    Layout(
      name: "330 dots an inch: 99 pixels are 48 dp", size: phone,
      views: [(99, 99, true), (99, 99, true), (132, 165, false), (1080, 66, false)],
      scale: 2.0625),
    Layout(
      name: "a tablet with 210 dots an inch: 63 pixels are 48 dp", size: Size(width: 800, height: 1280),
      views: [(63, 63, true), (63, 63, true), (42, 42, false), (800, 84, false), (105, 21, false)],
      scale: 1.3125),
    Layout(
      name: "480 dots an inch", size: phone,
      views: [(144, 144, true), (168, 168, true), (1080, 192, false), (72, 72, false), (312, 216, true)],
      scale: 3),
  ]

  @Test(arguments: clear)
  func `extents on the grid tell the density`(_ layout: Layout) throws {
    let tree = try layout.tree(layout.uiautomator)
    #expect(tree.scale == layout.scale)
    #expect(tree.isScaleCertain)
  }

  @Test func `HarmonyOS devices most often have 500 dots an inch`() throws {
    let layout = Layout(
      name: "", size: Self.phone,
      views: [(150, 150, true), (75, 75, false), (1080, 175, true), (125, 125, false)])
    let tree = try layout.tree(layout.uitest)
    #expect(tree.scale == 3.125)
    #expect(tree.isScaleCertain)
  }

  @Test(arguments: [
    // No view but the screen: the common density that makes it about 392 or 800 dp wide, 360 on HarmonyOS.
    (1080, 2400, 2.75, 3.0), (720, 1280, 2, 2), (800, 1280, 1, 1), (1600, 2560, 2, 2),
  ])
  func `a screen without evidence is guessed`(
    _ screen: (width: Int, height: Int, android: Double, harmony: Double)
  ) throws {
    let layout = Layout(name: "", size: Size(width: screen.width, height: screen.height), views: [])
    for (dump, scale) in [(layout.uiautomator, screen.android), (layout.uitest, screen.harmony)] {
      let tree = try layout.tree(dump)
      #expect(tree.scale == scale)
      #expect(!tree.isScaleCertain)
    }
  }

  @Test func `a single extent is no certainty`() throws {
    let layout = Layout(name: "", size: Self.phone, views: [(1080, 126, true)])
    let tree = try layout.tree(layout.uiautomator)
    #expect(tree.scale == 2.625)
    #expect(!tree.isScaleCertain)
  }

  @Test func `extents off every grid are no certainty`() throws {
    let layout = Layout(
      name: "", size: Self.phone,
      views: [(126, 126, true)] + [71, 79, 113, 139, 151, 163, 197, 211, 229].map { ($0, $0 + 20, false) })
    #expect(try layout.tree(layout.uiautomator).isScaleCertain == false)
  }

  @Test func `plain text tells nothing`() throws {
    let texts = [84, 126, 168, 210].map { side in
      "<node class=\"android.widget.TextView\" bounds=\"[0,0][\(side),\(side)]\"/>"
    }
    let text = "<hierarchy><node class=\"a\" bounds=\"[0,0][1080,2400]\">\(texts.joined())</node></hierarchy>"
    let tree = try TreeReader.tree(
      from: Array(text.utf8), format: nil, canvas: Canvas(imageSize: Self.phone))
    #expect(tree.scale == 2.75)
    #expect(!tree.isScaleCertain)
  }

  @Test func `a stated scale is certain`() throws {
    let empty = Layout(name: "", size: Self.phone, views: [])
    let given = try empty.tree(empty.uiautomator, canvas: Canvas(imageSize: Self.phone, scale: 2))
    #expect(given.scale == 2)
    #expect(given.isScaleCertain)
    let axe = try Samples.tree("axe-android.json", Size(width: 1440, height: 2880))
    #expect(axe.isScaleCertain)
  }

  @Test(arguments: Samples.apple)
  func `points are certain`(_ sample: Sample) throws {
    #expect(try sample.tree().isScaleCertain)
  }

  @Test func `a smaller picture keeps the certainty`() throws {
    let layout = Self.clear[0]
    let half = Canvas(imageSize: Size(width: 540, height: 1200))
    let tree = try layout.tree(layout.uiautomator, canvas: half)
    #expect(tree.scale == 1.3125)
    #expect(tree.isScaleCertain)
  }
}
