import AccessibilityModel
import Geometry
import Importing
import Testing

/// What a dump has no place for, so that its silence is no answer.
struct StatementTests {
  @Test(arguments: Samples.all)
  func `a dump says what it has no place for`(_ sample: Sample) throws {
    let unstated = try sample.tree().unstated
    switch sample.format {
    case "uiautomator", "appium-android", "droidbot":
      #expect(unstated.subtracting([.heading]) == [.labelFor, .importance, .range, .hint, .traits])
    case "harmony-uitest": #expect(unstated == [.labelFor, .importance, .heading, .hint, .traits])
    case "axe-android": #expect(unstated.subtracting([.heading]) == [.range, .hint, .traits])
    case "maestro" where sample.platform == .android:
      #expect(unstated == [.labelFor, .importance, .heading, .range, .hint, .traits])
    case "maestro": #expect(unstated.subtracting([.traits, .heading, .hint]) == [.role])
    case "idb": #expect(unstated.isSubset(of: [.selection, .traits]))
    case "appium-ios": #expect(unstated.isSubset(of: [.selection, .traits, .heading, .hint]))
    case "xcuitest": #expect(unstated.isSubset(of: [.traits, .heading, .hint]))
    default: #expect(unstated.isEmpty)
    }
  }

  @Test(arguments: [(#""isHeading": false, "#, true), ("", false)])
  func `axe states headings where one view does`(key: String, isStated: Bool) throws {
    let bounds = #""boundsInScreen": {"left": 0, "top": 0, "right": 393, "bottom": 852}"#
    let dump = "{\"axeContext\": {\"axeView\": {\"className\": \"android.view.View\", \(key)\(bounds)}}}"
    let tree = try TreeReader.tree(
      from: [UInt8](dump.utf8), format: "axe-android", canvas: Canvas(imageSize: Samples.iPhone))
    #expect(tree.states(.heading) == isStated)
  }

  private static func button(_ keys: String) -> [UInt8] {
    let frame = #""frame": {"x": 0, "y": 0, "width": 393, "height": 852}"#
    return [UInt8]("[{\(keys), \"type\": \"Button\", \(frame)}]".utf8)
  }

  @Test(arguments: [
    (#""AXLabel": "Home""#, true),
    (#""AXLabel": "Home", "traits": ["Button"]"#, false),
    // What the importer itself marks is no statement of the dump.
    ("\"AXLabel\": \"\u{F053}\"", true),
  ])
  func `an idb dump without traits cannot say what is selected`(keys: String, isUnstated: Bool) throws {
    let tree = try TreeReader.tree(
      from: Self.button(keys), format: "idb", canvas: Canvas(imageSize: Samples.iPhone))
    #expect(tree.states(.selection) == (isUnstated == false))
  }

  @Test(arguments: [(#"important-for-accessibility="false""#, true), ("", false)])
  func `an Appium dump states importance where one view does`(attribute: String, isStated: Bool) throws {
    let dump = """
      <hierarchy><android.widget.TextView text="Home" bounds="[0,0][393,852]" \(attribute)/></hierarchy>
      """
    let tree = try TreeReader.tree(
      from: [UInt8](dump.utf8), format: "appium-android", canvas: Canvas(imageSize: Samples.iPhone))
    #expect(tree.states(.importance) == isStated)
    #expect(tree.states(.labelFor) == false)
  }
}
