import AccessibilityModel
import Geometry

/// Maestro's hierarchy: what the command prints, and what it keeps of a failed run.
public enum Maestro: Importer {
  /// The name for `--tree-format`.
  public static let format = "maestro"

  /// Whether the JSON is a node with attributes, or a list of commands.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let first = dump.json.values.first, !HarmonyUITest.recognizes(dump) else { return false }
    if let command = first.array?.first { return command["command"] != nil && command["metadata"] != nil }
    return isNode(first) || first["hierarchyRoot"] != nil
  }

  /// Reads the tree: pixels on Android, points on iOS, with a few frames in pixels among them.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    let root = try root(of: JSONText.read(dump.bytes))
    let isAndroid = isAndroid(root)
    var builder = TreeBuilder()
    try JSONWalk.build(&builder, from: [root], noun: "a node") {
      (value, depth, builder) throws(ImportError) in
      let attributes = MaestroAttributes(value)
      let node = isAndroid ? attributes.androidNode() : attributes.appleNode()
      try builder.add(node, depth: depth, hasFrame: attributes.frame != nil)
      attributes.leaveOut(in: &builder)
    }
    try builder.checkUnderstood()
    if isAndroid {
      let fit = PixelFit().fit(builder.nodes, canvas: canvas)
      return builder.tree(
        format, .android, order: AndroidView.order(of: builder.nodes), fit: fit,
        unstated: AndroidView.unstated(by: builder.nodes))
    }
    builder.mapRoles(ScrollBars.roles(of: builder.nodes))
    builder.mapRoles(StatusBars.roles(of: builder.nodes))
    MixedUnits.toPoints(&builder, image: canvas.imageSize)
    let fit = try PointFit.fit(builder.nodes, canvas: canvas)
    let namesRoles = builder.nodes.contains { $0.rawRole.isEmpty == false }
    let unstated = AppleElement.unstated(by: builder.nodes).union(namesRoles ? [] : [.role])
    return builder.tree(format, .ios, order: .view, fit: fit, unstated: unstated)
  }

  /// The last failure of a run has its hierarchy; an earlier one was retried.
  private static func root(of document: JSONDocument) throws(ImportError) -> JSONValue {
    guard let first = document.values.first else { throw ImportError(line: 1, reason: "no JSON in the file") }
    if let node = first["hierarchyRoot"] { return node }
    guard let commands = first.array else { return first }
    let found = commands.compactMap { command in
      command["metadata"]?["error"]?["hierarchyRoot"] ?? command["metadata"]?["hierarchyRoot"]
    }
    guard let last = found.last(where: { $0.kind == .object }) else {
      throw ImportError(
        line: first.line,
        reason: "no command of this run holds a hierarchy; Maestro keeps one where a command fails")
    }
    return last
  }

  /// The root may have no attributes; then one of the nodes below it, each the first child, must.
  private static func isNode(_ root: JSONValue) -> Bool {
    var value = root
    for _ in 0..<4 {
      guard value["children"] != nil else { return false }
      let attributes = value["attributes"]
      let isStated = attributes?.has(anyOf: "bounds", "accessibilityText", "resource-id", "hintText")
      if isStated == true { return true }
      guard let child = value["children"]?.array?.first else { return false }
      value = child
    }
    return false
  }

  /// Only Android's nodes have a class, a package or an identifier of the form package:id/name.
  private static func isAndroid(_ root: JSONValue) -> Bool {
    var open = [root]
    var seen = 0
    while let value = open.popLast(), seen < 2_000 {
      seen += 1
      if let attributes = value["attributes"] {
        if attributes.has(anyOf: "class", "package", "packageName") { return true }
        if attributes["resource-id"]?.string?.contains(":id/") == true { return true }
      }
      open.append(contentsOf: value["children"]?.array ?? [])
    }
    return false
  }
}
