import AccessibilityModel
import Geometry

/// A small tree with every property that the listing shows.
enum SampleTree {
  static let tree = AccessibilityTree(
    format: "uiautomator", platform: .android, order: .traversal, scale: 2.625,
    size: Size(width: 1080, height: 2400), nodes: [window, toggle, field, other, below])

  private static let screen = Rect(x: 0, y: 0, width: 1080, height: 2400)

  private static var window: Node {
    var node = Node(id: 0, role: .window, frame: screen)
    node.children = [1, 2, 3]
    node.line = 1
    return node
  }

  private static var toggle: Node {
    var node = Node(id: 1, parent: 0, role: .toggle, frame: Rect(x: 10, y: 20.4, width: 100, height: 50))
    node.label = "Wi\u{1B}-Fi\nnetwork"
    node.identifier = "com.example:id/wifi"
    node.checked = .on
    node.isClickable = true
    node.isEnabled = false
    node.isAccessible = true
    node.traits = ["longClickable", "adjustable"]
    node.line = 2
    return node
  }

  private static var field: Node {
    var node = Node(id: 2, parent: 0, role: .textField, frame: Rect(x: 10, y: 90, width: 300, height: 50))
    node.value = ""
    node.placeholder = "E-mail"
    node.isFocused = true
    node.isVisible = false
    return node
  }

  private static var other: Node {
    var node = Node(id: 3, parent: 0, role: .other("carousel"), frame: screen)
    node.children = [4]
    node.isSelected = true
    node.headingLevel = 2
    return node
  }

  private static var below: Node {
    var node = Node(id: 4, parent: 3, role: .text, frame: Rect(x: 1, y: 2, width: 3, height: 4))
    node.text = "Hello"
    node.hint = "Says hello"
    node.isAccessible = false
    node.checked = .mixed
    return node
  }
}
