import AccessibilityModel
import Geometry
import Suggestions
import Testing

@Suite struct SnippetTests {
  static let change = CodeChange(
    kind: .toggle, label: "Wi-Fi", value: "On", identifier: "toggle_settings_wifi", isSelected: true)

  @Test(arguments: [
    (
      Framework.swiftUI,
      """
      .accessibilityLabel("Wi-Fi")
      .accessibilityValue("On")
      .accessibilityAddTraits(.isSelected)
      .accessibilityIdentifier("toggle_settings_wifi")
      """
    ),
    (
      .uiKit,
      """
      toggle.accessibilityLabel = "Wi-Fi"
      toggle.accessibilityValue = "On"
      toggle.accessibilityTraits.insert(.selected)
      toggle.accessibilityIdentifier = "toggle_settings_wifi"
      """
    ),
    (
      .compose,
      """
      Modifier.semantics {
        contentDescription = "Wi-Fi"
        stateDescription = "On"
        selected = true
      }.testTag("toggle_settings_wifi")
      """
    ),
    (
      .androidViews,
      """
      android:id="@+id/toggle_settings_wifi"
      android:contentDescription="Wi-Fi"
      // Kotlin
      ViewCompat.setStateDescription(view, "On")
      view.isSelected = true
      """
    ),
    (
      .flutter,
      """
      Semantics(
        label: 'Wi-Fi',
        value: 'On',
        selected: true,
        identifier: 'toggle_settings_wifi',
        child: child,
      )
      """
    ),
    (
      .reactNative,
      """
      accessibilityLabel={"Wi-Fi"}
      accessibilityValue={{ text: "On" }}
      accessibilityState={{ selected: true }}
      testID={"toggle_settings_wifi"}
      """
    ),
    (
      .html,
      """
      aria-label="Wi-Fi"
      aria-valuetext="On"
      aria-selected="true"
      data-testid="toggle_settings_wifi"
      """
    ),
  ])
  func `each framework sets label, value, state and identifier`(framework: Framework, code: String) {
    #expect(framework.code(for: Self.change) == code)
  }

  /// Quotes, backslash, line feed, dollar, braces, markup and a letter beyond ASCII.
  static let hostile = "a\"b\\c\nd$e${f}<g>&'ü日"

  @Test(arguments: [
    (Framework.swiftUI, #".accessibilityLabel("a\"b\\c\nd$e${f}<g>&'ü日")"#),
    (.uiKit, #"button.accessibilityLabel = "a\"b\\c\nd$e${f}<g>&'ü日""#),
    (.compose, "Modifier.semantics {\n" + #"  contentDescription = "a\"b\\c\nd\$e\${f}<g>&'ü日""# + "\n}"),
    (.androidViews, #"android:contentDescription="a\&quot;b\\c\nd$e${f}&lt;g&gt;&amp;\'ü日""#),
    (.flutter, "Semantics(\n" + #"  label: 'a"b\\c\nd\$e\${f}<g>&\'ü日',"# + "\n  child: child,\n)"),
    (.reactNative, #"accessibilityLabel={"a\"b\\c\nd$e${f}<g>&'ü日"}"#),
    (.html, #"aria-label="a&quot;b\c&#10;d$e${f}&lt;g&gt;&amp;'ü日""#),
  ])
  func `strings are escaped as each language asks`(framework: Framework, code: String) {
    #expect(framework.code(for: CodeChange(kind: .button, label: Self.hostile)) == code)
  }

  @Test func `control characters become escapes, and SwiftUI's interpolation cannot begin`() {
    func swift(_ label: String) -> String {
      Framework.uiKit.code(for: CodeChange(kind: .button, label: label))
    }
    #expect(swift("a\u{1}b") == #"button.accessibilityLabel = "a\u{1}b""#)
    #expect(swift("\\(x)") == #"button.accessibilityLabel = "\\(x)""#)
    #expect(
      Framework.reactNative.code(for: CodeChange(kind: .button, label: "a\u{2028}b"))
        == #"accessibilityLabel={"a\u2028b"}"#)
    #expect(Framework.html.code(for: CodeChange(kind: .button, label: "a\u{1}b")) == #"aria-label="ab""#)
  }

  @Test func `what a framework would take for its own is kept from it`() {
    #expect(
      Framework.swiftUI.code(for: CodeChange(kind: .button, label: "50% *off*"))
        == #".accessibilityLabel(Text(verbatim: "50% *off*"))"#)
    #expect(
      Framework.androidViews.code(for: CodeChange(kind: .button, label: "@home"))
        == #"android:contentDescription="\@home""#)
    #expect(
      Framework.androidViews.code(for: CodeChange(kind: .field, label: "City")) == #"android:hint="City""#)
    #expect(Framework.html.code(for: CodeChange(kind: .image, label: "Cat")) == #"alt="Cat""#)
    #expect(
      Framework.androidViews.code(for: CodeChange(kind: .button, identifier: "1.button-a"))
        == #"android:id="@+id/_1_button_a""#)
  }

  @Test(arguments: Framework.allCases)
  func `nothing to set is no code, and the name on the command line leads back`(framework: Framework) {
    #expect(framework.code(for: CodeChange(kind: .button)) == "")
    #expect(Framework(option: framework.option) == framework)
    #expect(Framework(option: framework.option.uppercased()) == framework)
  }

  @Test(arguments: [
    (Platform.ios, "XCUIElementTypeButton", "xcuitest", [Framework.swiftUI, .uiKit]),
    (.android, "android.widget.Button", "uiautomator", [.compose, .androidViews]),
    (.android, "androidx.compose.ui.platform.ComposeView", "uiautomator", [.compose]),
    (.android, "com.facebook.react.views.text.ReactTextView", "uiautomator", [.reactNative]),
    (.android, "io.flutter.view.FlutterView", "uiautomator", [.flutter]),
    (.ios, "RCTView", "idb", [.reactNative]), (.web, "button", "unsaid", [.html]),
    (.unknown, "button", "unsaid", []),
  ])
  func `the dump tells the framework`(
    platform: Platform, role: String, format: String, frameworks: [Framework]
  ) {
    let node = Node(role: .button, rawRole: role, frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let tree = AccessibilityTree(
      format: format, platform: platform, order: .view, scale: 1, size: nil, nodes: [node])
    #expect(Framework.frameworks(of: tree) == frameworks)
  }
}
