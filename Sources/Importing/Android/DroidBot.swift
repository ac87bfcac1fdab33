import AccessibilityModel
import Geometry

/// DroidBot's state files and the bare view lists (`.vh`) of the same make: a flat list, tied by indices.
public enum DroidBot: Importer {
  /// The name for `--tree-format`.
  public static let format = "droidbot"

  /// Whether the JSON is a list of views with classes and bounds.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let first = dump.json.values.first else { return false }
    if let views = first["views"] {
      return first.has(anyOf: "foreground_activity", "state_str", "activity_stack")
        || isView(views.array?.first)
    }
    return isView(first.array?.first)
  }

  /// Reads the tree; frames are pixels already.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let root = try JSONText.read(dump.bytes).values.first
    guard let root, let views = root["views"]?.array ?? root.array else {
      throw ImportError(line: root?.line, reason: "no list of views in the DroidBot state")
    }
    var builder = TreeBuilder()
    for (index, depth) in try IndexedForest(views).depthFirst() {
      try add(views[index], depth: depth, to: &builder)
    }
    try builder.checkUnderstood()
    let width = root["width"]?.number.flatMap { Int(exactly: $0) } ?? 0
    let height = root["height"]?.number.flatMap { Int(exactly: $0) } ?? 0
    let screen = Size(width: width, height: height)
    let fit = PixelFit(screen: screen.isEmpty ? nil : screen).fit(builder.nodes, canvas: canvas)
    return builder.tree(
      format, .android, order: AndroidView.order(of: builder.nodes), fit: fit,
      unstated: AndroidView.unstated(by: builder.nodes))
  }

  private static func isView(_ value: JSONValue?) -> Bool {
    guard let value else { return false }
    return value["class"] != nil && value["bounds"] != nil
      && value.has(anyOf: "temp_id", "content_description")
  }

  private static let flags = [
    "checkable", "checked", "clickable", "enabled", "focusable", "focused", "selected", "is_password",
    "visible", "scrollable", "long_clickable", "editable", "covered",
  ]

  private static func add(
    _ value: JSONValue, depth: Int, to builder: inout TreeBuilder
  ) throws(ImportError) {
    guard value.kind == .object else {
      builder.leaveOut(.node, depth: depth, line: value.line, because: "a view must be an object")
      return
    }
    let view = view(value)
    try builder.add(view.node(), depth: depth, hasFrame: view.frame != nil)
    if view.frame == nil {
      builder.leaveOut(
        .frame, line: value.line, because: "a view without bounds [[left, top], [right, bottom]]")
    }
    builder.leaveOutFlags(of: value, named: flags)
  }

  private static func view(_ value: JSONValue) -> AndroidView {
    var view = AndroidView()
    view.className = value["class"]?.string
    view.text = value["text"]?.looseString
    view.contentDescription = value["content_description"]?.looseString
    view.hint = value["hint"]?.looseString
    view.resourceID = value["resource_id"]?.string
    view.frame = frame(value["bounds"])
    view.isCheckable = value["checkable"]?.looseBool
    view.isChecked = value["checked"]?.looseBool
    view.isClickable = value["clickable"]?.looseBool
    view.isEnabled = value["enabled"]?.looseBool
    view.isFocusable = value["focusable"]?.looseBool
    view.isFocused = value["focused"]?.looseBool
    view.isSelected = value["selected"]?.looseBool
    view.isPassword = value["is_password"]?.looseBool
    view.isVisible = value["visible"]?.looseBool
    for trait in ["scrollable", "long_clickable", "editable", "covered"] where value[trait]?.looseBool == true
    {
      view.traits.insert(trait == "long_clickable" ? "longClickable" : Trait(rawValue: trait))
    }
    view.line = value.line
    return view
  }

  private static func frame(_ bounds: JSONValue?) -> Rect? {
    if let text = bounds?.string { return FrameText.edges(text) }
    guard let corners = bounds?.array, corners.count == 2 else { return nil }
    let edges = corners.flatMap { $0.array ?? [] }.compactMap(\.number)
    guard edges.count == 4 else { return nil }
    return FrameText.rect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }
}
