import AccessibilityModel
import Geometry
import Importing
import Testing

/// Points become pixels once; pixels stay unless the picture has another size.
struct ScalingTests {
  @Test func `pixels in an Apple dump stay, and the scale is that of the device`() throws {
    let tree = try Samples.tree("appium-ios-pixels.xml", Samples.iPhone)
    #expect(tree.nodes[1].frame == Rect(x: 60, y: 1140, width: 1086, height: 158))
    #expect(tree.scale == 3)
  }

  @Test func `a video frame that lost a column is still at 3`() throws {
    let tree = try Samples.tree("xcuitest-attachment.txt", Size(width: 1178, height: 2556))
    #expect(tree.scale == 3)
    #expect(tree.nodes[10].frame == Rect(x: 960, y: 900, width: 153, height: 93))
  }

  @Test func `a smaller picture makes a smaller scale`() throws {
    let tree = try Samples.tree("xcuitest-attachment.txt", Size(width: 590, height: 1279))
    #expect(abs(tree.scale - 590.0 / 393) < 1e-9)
    #expect(tree.nodes[1].frame.width == 590)
  }

  @Test func `without a picture points stay points`() throws {
    let tree = try Samples.tree("xcuitest-attachment.txt", nil)
    #expect(tree.scale == 1)
    #expect(tree.size == Size(width: 393, height: 852))
  }

  @Test func `the user's scale is believed`() throws {
    let tree = try Samples.tree("xcuitest-attachment.txt", nil, scale: 2)
    #expect(tree.scale == 2)
    #expect(tree.size == Size(width: 786, height: 1704))
    let dialog = try Samples.tree("uiautomator-dialog.xml", Size(width: 1080, height: 1920), scale: 3)
    #expect(dialog.scale == 3)
    #expect(dialog.nodes[0].frame == Rect(x: 54, y: 700, width: 972, height: 500))
  }

  @Test func `another device's picture is refused`() throws {
    let error = #expect(throws: ImportError.self) {
      try Samples.tree("appium-ios-aut.xml", Samples.iPhone)
    }
    #expect(error?.line == 3)
    #expect(error?.reason.contains("375 by 667 points") == true)
  }

  @Test(arguments: [false, true])
  func `a turned picture needs turned frames`(_ isTurned: Bool) throws {
    let button = isTurned ? "{{700.0, 20.0}, {44.0, 44.0}}" : "{{300.0, 700.0}, {44.0, 44.0}}"
    let text = "Window, 0x1, {{0.0, 0.0}, {393.0, 852.0}}\n  Button, 0x2, \(button), label: 'a'\n"
    let canvas = Canvas(imageSize: Size(width: 2556, height: 1179))
    if isTurned {
      let tree = try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: canvas)
      #expect(tree.scale == 3)
      #expect(tree.nodes[1].frame.x == 2100)
    } else {
      let error = #expect(throws: ImportError.self) {
        try TreeReader.tree(from: Array(text.utf8), format: nil, canvas: canvas)
      }
      #expect(error?.reason.contains("orientation") == true)
    }
  }

  @Test func `a root without size gives way to the first frame like the screen`() throws {
    let text = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="0" height="0">
      <XCUIElementTypeOther x="0" y="0" width="393" height="44"/>
      <XCUIElementTypeWindow x="0" y="0" width="393" height="852"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    let tree = try TreeReader.tree(
      from: Array(text.utf8), format: nil, canvas: Canvas(imageSize: Samples.iPhone))
    #expect(tree.scale == 3)
    #expect(tree.nodes[1].frame.height == 132)
  }

  @Test func `a root above the navigation bar is not stretched`() throws {
    let tree = try Samples.tree("uiautomator.xml", Size(width: 1080, height: 1920))
    #expect(tree.nodes[0].frame == Rect(x: 0, y: 0, width: 1080, height: 1794))
    #expect(tree.size == Size(width: 1080, height: 1920))
  }

  @Test func `a picture at half size halves the frames and the density`() throws {
    let tree = try Samples.tree("axe-android.json", Size(width: 720, height: 1440))
    #expect(tree.nodes[1].frame == Rect(x: 28, y: 175, width: 126, height: 126))
    #expect(tree.scale == 1.75)
  }

  @Test func `a picture of another screen leaves the frames and says its size`() throws {
    let tree = try Samples.tree("droidbot.json", Size(width: 1920, height: 1080))
    #expect(tree.size == Size(width: 1080, height: 1920))
    #expect(tree.nodes[3].frame == Rect(x: 438, y: 1662, width: 204, height: 204))
  }

  @Test func `a stated scale serves where the picture does not tell`() throws {
    let text =
      #"{"schema":"unsaid.tree/1","platform":"ios","unit":"point","scale":2,"order":"view","#
      + #""root":{"role":"dialog","box":[20,30,100,50]}}"#
    let tree = try TreeReader.tree(
      from: Array(text.utf8), format: nil, canvas: Canvas(imageSize: Samples.iPhone))
    #expect(tree.scale == 2)
    #expect(tree.nodes[0].frame == Rect(x: 40, y: 60, width: 200, height: 100))
  }
}
