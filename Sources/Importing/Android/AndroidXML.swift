import AccessibilityModel
import Geometry

/// What the two XML formats of Android have in common.
enum AndroidXML {
  static func tree(from dump: Dump, canvas: Canvas, format: String) throws(ImportError) -> AccessibilityTree {
    let elements = try XMLText.read(dump)
    // The hierarchy element is no view; several windows may stand below it.
    let isWrapped = elements.first.map { $0["bounds"] == nil } ?? false
    var builder = TreeBuilder()
    for element in elements.dropFirst(isWrapped ? 1 : 0) {
      let view = view(element)
      try builder.add(
        view.node(), depth: element.depth - (isWrapped ? 1 : 0), hasFrame: view.frame != nil)
      if view.frame == nil {
        builder.leaveOut(
          .frame, line: element.line,
          because: "<\(element.name)> without bounds \"[left,top][right,bottom]\"")
      }
      builder.leaveOutFlags(of: element, named: flags)
    }
    try builder.checkUnderstood()
    let fit = PixelFit().fit(builder.nodes, canvas: canvas)
    return builder.tree(
      format, .android, order: AndroidView.order(of: builder.nodes), fit: fit,
      unstated: AndroidView.unstated(
        by: builder.nodes, saysHeadings: elements.contains { $0["heading"] != nil }))
  }

  private static let flags = [
    "showing-hint", "checkable", "checked", "clickable", "enabled", "focusable", "focused", "selected",
    "password", "displayed", "visible-to-user", "heading", "important-for-accessibility",
    "screen-reader-focusable", "NAF", "scrollable", "long-clickable",
  ]

  private static func view(_ element: XMLElement) -> AndroidView {
    var view = AndroidView()
    view.className = element["class"] ?? (element.name == "node" ? nil : element.name)
    view.text = element["text"]
    view.contentDescription = element["content-desc"]
    view.hint = element["hint"] ?? element["tooltip-text"]
    view.isShowingHint = element.bool("showing-hint")
    view.stateDescription = element["state-description"]
    view.resourceID = element["resource-id"]
    view.frame = element["bounds"].flatMap { FrameText.edges($0) }
    view.isCheckable = element.bool("checkable")
    view.isChecked = element.bool("checked")
    view.isClickable = element.bool("clickable")
    view.isEnabled = element.bool("enabled")
    view.isFocusable = element.bool("focusable")
    view.isFocused = element.bool("focused")
    view.isSelected = element.bool("selected")
    view.isPassword = element.bool("password")
    view.isVisible = element.bool("displayed") ?? element.bool("visible-to-user")
    view.isHeading = element.bool("heading")
    view.isImportant = element.bool("important-for-accessibility")
    view.isScreenReaderStop = element.bool("screen-reader-focusable")
    let flags: [(String, Trait)] = [
      ("NAF", "naf"), ("scrollable", "scrollable"), ("long-clickable", "longClickable"),
    ]
    for (name, trait) in flags where element.bool(name) == true { view.traits.insert(trait) }
    view.line = element.line
    return view
  }
}
