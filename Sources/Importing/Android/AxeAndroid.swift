import AccessibilityModel
import Geometry

/// Results of axe-android, Deque's engine: the view tree and the device stand in `axeContext`.
public enum AxeAndroid: Importer {
  /// The name for `--tree-format`.
  public static let format = "axe-android"

  /// Whether the JSON holds axe's view tree.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let first = dump.json.values.first else { return false }
    return first["axeContext"] != nil || first["axeView"] != nil || first["axeViewId"] != nil
  }

  /// Reads the tree; frames are pixels already, and the device states the density.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let root = try JSONText.read(dump.bytes).values.first
    let context = root?["axeContext"] ?? root
    guard let context, let top = context["axeView"] ?? (context["axeViewId"] != nil ? context : nil) else {
      throw ImportError(line: root?.line, reason: "no axeView in the axe-android result")
    }
    var builder = TreeBuilder()
    var unstated: Set<Statement> = [.range, .hint, .traits, .heading]
    try JSONWalk.build(&builder, from: [top], noun: "a view") {
      (value, depth, builder) throws(ImportError) in
      let view = view(value)
      if view.isHeading != nil { unstated.remove(.heading) }
      try builder.add(view.node(), depth: depth, hasFrame: view.frame != nil)
      if view.frame == nil {
        builder.leaveOut(
          .frame, line: value.line, because: "a view without boundsInScreen left, top, right, bottom")
      }
      builder.leaveOutFlags(of: value, named: flags)
    }
    try builder.checkUnderstood()
    let device = context["axeDevice"]
    let screen = Size(width: whole(device?["screenWidth"]), height: whole(device?["screenHeight"]))
    let density = device?["dpi"]?.number.flatMap { (0.5...6).contains($0) ? $0 : nil }
    let fit = PixelFit(screen: screen.isEmpty ? nil : screen, density: density).fit(
      builder.nodes, canvas: canvas)
    return builder.tree(format, .android, order: .traversal, fit: fit, unstated: unstated)
  }

  private static let flags = [
    "isCheckable", "isChecked", "isClickable", "isEnabled", "isSelected", "isHeading", "isPassword",
    "isVisibleToUser", "isImportantForAccessibility",
  ]

  private static func view(_ value: JSONValue) -> AndroidView {
    let bounds = value["boundsInScreen"]
    let edges = ["left", "top", "right", "bottom"].compactMap { bounds?[$0]?.number }
    var view = AndroidView()
    view.className = value["className"]?.string
    view.text = value["text"]?.looseString
    view.contentDescription = value["contentDescription"]?.looseString
    view.hint = value["hintText"]?.looseString
    view.stateDescription = value["stateDescription"]?.looseString
    view.resourceID = value["viewIdResourceName"]?.string
    if edges.count == 4 {
      view.frame = FrameText.rect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
    }
    view.isCheckable = value["isCheckable"]?.bool
    view.isChecked = value["isChecked"]?.bool
    view.isClickable = value["isClickable"]?.bool
    view.isEnabled = value["isEnabled"]?.bool
    view.isSelected = value["isSelected"]?.bool
    view.isHeading = value["isHeading"]?.bool
    view.isPassword = value["isPassword"]?.bool
    view.isVisible = value["isVisibleToUser"]?.bool
    // "isAccessibilityFocusable" is true on every view, so only importance says what TalkBack leaves out.
    view.isImportant = value["isImportantForAccessibility"]?.bool
    if value["labeledBy"].map({ !$0.isNull }) == true { view.traits.insert("labeledBy") }
    view.line = value.line
    return view
  }

  private static func whole(_ value: JSONValue?) -> Int { value?.number.flatMap { Int(exactly: $0) } ?? 0 }
}
