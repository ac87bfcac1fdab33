import AccessibilityModel
import Geometry
import Imaging
import Matching
import ScreenModel
import Testing

@Suite struct SurroundingsTests {
  private static func surroundings(
    _ nodes: [Node], seen elements: [Element] = [], platform: Platform = .android
  ) -> Surroundings {
    Literals.screen(elements, nodes, platform: platform).surroundings
  }

  @Test(arguments: [
    (Platform.android, [20.0, 8, 60, 20], true), (.android, [20, 50, 60, 20], false),
    (.android, [20, 810, 60, 20], true), (.ios, [20, 20, 60, 20], true), (.ios, [20, 826, 60, 12], true),
    (.ios, [20, 790, 60, 20], false), (.harmony, [20, 8, 60, 20], true), (.web, [20, 8, 60, 20], false),
  ])
  func `the strips at top and bottom are the system's`(platform: Platform, box: [Double], isSystem: Bool) {
    let surroundings = Self.surroundings([], platform: platform)
    #expect(surroundings.isSystem(Literals.rect(box)) == isSystem)
    #expect(surroundings.holds(Literals.rect(box)) == (isSystem == false))
  }

  @Test func `a strip in which the app declares something is the app's`() {
    let surroundings = Self.surroundings([Literals.button([10, 4, 40, 28], "Back")])
    #expect(surroundings.holds(Literals.rect([20, 8, 20, 20])))
    #expect(surroundings.holds(Literals.rect([20, 810, 60, 20])) == false)
  }

  @Test func `maps, silent web pages and advertisements are foreign`() {
    let place = Literals.rect([100, 200, 60, 20])
    var advert = MatcherTests.node(.group, [0, 100, 390, 300])
    advert.identifier = "com.example:id/adView"
    let page = MatcherTests.node(.webView, [0, 100, 390, 300])
    #expect(Self.surroundings([MatcherTests.node(.map, [0, 100, 390, 300])]).holds(place) == false)
    #expect(Self.surroundings([advert]).holds(place) == false)
    #expect(Self.surroundings([page]).holds(place) == false)
    let words = (0..<5).map { Literals.text("Line \($0)", [0, 120 + 30 * Double($0), 390, 20], parent: 1) }
    #expect(Self.surroundings([page] + words).holds(place))
  }

  @Test func `a declared dialog is all that the dump need describe`() {
    let surroundings = Self.surroundings([MatcherTests.node(.dialog, [40, 300, 310, 200])])
    let outside = Literals.rect([60, 100, 60, 20])
    #expect(surroundings.holds(Literals.rect([60, 320, 60, 20])))
    #expect(surroundings.holds(outside) == false)
    #expect(surroundings.isObscured(outside))
  }

  @Test func `a drawn dialog counts where the dump holds little else`() {
    let dialog = MatcherTests.element(1, .dialog, [40, 300, 310, 200])
    let inside = Literals.button([60, 440, 120, 48], "Cancel")
    let behind = [Literals.button([20, 80, 120, 48], "Edit"), Literals.button([200, 80, 120, 48], "Share")]
    let place = Literals.rect([60, 200, 60, 20])
    #expect(Self.surroundings([inside], seen: [dialog]).holds(place) == false)
    #expect(Self.surroundings([inside] + behind, seen: [dialog]).holds(place))
  }

  @Test(arguments: [(UInt8(120), false), (230, true)])
  func `a darkened page above the only stops is not described`(brightness: UInt8, holds: Bool) {
    let gray = Color(red: brightness, green: brightness, blue: brightness)
    var raster = Raster(size: MatcherTests.size, filledWith: .white)
    Literals.fill([0, 0, 390, 536], with: gray, in: &raster)
    let nodes = [
      Literals.button([20, 540, 350, 48], "Share"), Literals.button([20, 600, 350, 48], "Cancel"),
    ]
    let screen = Screen(
      name: "", raster: raster, seen: Literals.seen([]), tree: MatcherTests.tree(nodes, platform: .android),
      matcher: Matcher())
    #expect(screen.surroundings.holds(Literals.rect([20, 200, 60, 20])) == holds)
    #expect(screen.surroundings.holds(Literals.rect([20, 560, 60, 20])))
  }

  @Test(arguments: [
    ([20.0, 100, 100, 30], true), ([20, 300, 100, 30], false), ([20, 670, 100, 30], true),
    ([0, 300, 100, 30], true), ([20, 720, 100, 30], false),
  ])
  func `what touches an edge of the screen or of its list may be cut`(box: [Double], isCut: Bool) {
    let list = MatcherTests.node(.scrollView, [0, 100, 390, 600])
    #expect(Self.surroundings([list]).isCut(Literals.rect(box)) == isCut)
  }

  @Test(arguments: [
    ([20.0, 740, 100, 40], true), ([20, 770, 100, 40], false), ([20, 600, 100, 40], false),
  ])
  func `what lies half under a bar is obscured`(box: [Double], isObscured: Bool) {
    let bar = MatcherTests.node(.tabBar, [0, 760, 390, 84])
    let surroundings = Self.surroundings([bar], platform: .web)
    #expect(surroundings.isObscured(Literals.rect(box)) == isObscured)
  }

  @Test func `beyond the root nothing is declared`() {
    let root = Node(id: 0, role: .window, frame: Literals.rect([0, 0, 390, 600]))
    let tree = AccessibilityTree(
      format: "unsaid", platform: .android, order: .traversal, scale: 1, size: MatcherTests.size,
      nodes: [root])
    let screen = Screen(
      name: "", raster: Raster(size: MatcherTests.size, filledWith: .white), seen: Literals.seen([]),
      tree: tree, matcher: Matcher())
    #expect(screen.surroundings.holds(Literals.rect([20, 500, 60, 20])))
    #expect(screen.surroundings.holds(Literals.rect([20, 650, 60, 20])) == false)
  }
}
