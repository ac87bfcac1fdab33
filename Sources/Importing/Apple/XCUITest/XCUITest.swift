import AccessibilityModel
import Geometry

/// XCTest's `debugDescription`: test attachments ("App UI hierarchy"), the debugger's console, log excerpts.
public enum XCUITest: Importer {
  /// The name for `--tree-format`.
  public static let format = "xcuitest"

  /// Whether one of the first lines describes an element.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard dump.tags.isEmpty, dump.json.entries.count < 4 else { return false }
    return XCUITestLines(dump.bytes, limit: Limits.openingLines).contains {
      XCUITestLine($0)?.isTelling == true
    }
  }

  /// Reads the tree, which is one of views, not VoiceOver's; points become pixels by the window's frame.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    var builder = TreeBuilder()
    // How far the open elements are indented; the tools indent by one, two or four.
    var indents: [Int] = []
    let records = try XCUITestRecords(XCUITestLines(dump.bytes))
    for line in records.elements {
      while let last = indents.last, last >= line.indent { indents.removeLast() }
      let element = try XCUITestFields.element(line)
      try builder.add(element.node(), depth: indents.count, hasFrame: element.frame != nil)
      if element.hasUnreadFields {
        builder.leaveOut(.field, line: line.number, because: "a field of this element is not known")
      }
      indents.append(line.indent)
    }
    for number in records.unread {
      builder.leaveOut(.line, depth: 0, line: number, because: "no known form fits this line")
    }
    guard let first = builder.nodes.first else {
      throw ImportError(
        line: 1, reason: "no line describes an element, as \"Button, 0x…, {{x, y}, {w, h}}\" does")
    }
    guard builder.frameless.count < builder.nodes.count else {
      throw ImportError(
        line: first.line,
        reason: "the elements have no frames, as in a test's log; use the debugDescription of the application"
      )
    }
    let fit = try PointFit.fit(builder.nodes, canvas: canvas)
    return builder.tree(
      format, .ios, order: .view, fit: fit, unstated: AppleElement.unstated(by: builder.nodes))
  }
}
