import AccessibilityModel
import Geometry

/// The page source of WebDriverAgent, and of the UIAutomation driver before it.
public enum AppiumIOS: Importer {
  /// The name for `--tree-format`.
  public static let format = "appium-ios"

  /// Whether the XML's elements are named after Apple's element types.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let root = dump.tags.first else { return false }
    if root == "AppiumAUT" { return dump.tags.count == 1 || isElement(dump.tags[1]) }
    return isElement(root)
  }

  /// Reads the tree; the root's size and the picture tell whether frames are points or already pixels.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let elements = try XMLText.read(dump)
    let isWrapped = elements.first.map { !isElement($0.name) } ?? false
    var builder = TreeBuilder()
    for element in elements.dropFirst(isWrapped ? 1 : 0) {
      let read = element.appleElement()
      try builder.add(read.node(), depth: element.depth - (isWrapped ? 1 : 0), hasFrame: read.frame != nil)
      if read.frame == nil, element.statesFrame {
        builder.leaveOut(
          .frame, line: element.line,
          because: "<\(element.name)> needs x, y, width and height as numbers")
      }
      builder.leaveOutFlags(of: element, named: ["selected", "enabled", "focused", "visible", "accessible"])
    }
    try builder.checkUnderstood()
    guard builder.nodes.isEmpty || builder.frameless.count < builder.nodes.count else {
      throw ImportError(line: elements.first?.line, reason: "no element has x, y, width and height")
    }
    let fit = try PointFit.fit(builder.nodes, canvas: canvas)
    var unstated = AppleElement.unstated(by: builder.nodes)
    if builder.nodes.contains(where: { $0.isSelected != nil }) == false { unstated.insert(.selection) }
    return builder.tree(format, .ios, order: .view, fit: fit, unstated: unstated)
  }

  private static func isElement(_ name: String) -> Bool {
    name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA")
  }
}

extension XMLElement {
  private var frameWords: [String?] { ["x", "y", "width", "height"].map { self[$0] } }

  /// Whether the element says anything of its frame.
  fileprivate var statesFrame: Bool { frameWords.contains { $0 != nil } }

  fileprivate func appleElement() -> AppleElement {
    var element = AppleElement(word: self["type"] ?? name)
    let label = Wording.spoken(self["label"])
    element.label = label
    // "name" is the identifier, or the label where there is none.
    element.identifier = self["name"] == label ? nil : self["name"]
    element.value = self["value"]
    element.hint = self["hint"]
    element.placeholder = self["placeholderValue"] ?? self["placeholder"]
    element.frame = appleFrame
    element.isSelected = bool("selected")
    element.isEnabled = bool("enabled")
    element.isFocused = bool("focused")
    element.isVisible = bool("visible")
    element.isAccessible = bool("accessible")
    let stated = self["traits"].map { $0.split(separator: ",").map { $0.trimmed } } ?? []
    AppleTraits.apply(stated, to: &element)
    element.line = line
    return element
  }

  private var appleFrame: Rect? {
    let numbers = frameWords.compactMap { $0.flatMap { Double($0) } }
    guard numbers.count == 4 else { return nil }
    return FrameText.rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
