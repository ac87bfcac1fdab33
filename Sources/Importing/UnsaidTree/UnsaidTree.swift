import AccessibilityModel
import Geometry

/// Our own tree file, `unsaid.tree/1`, described in `docs/formats/unsaid-tree.md`.
public enum UnsaidTree: Importer {
  /// The name for `--tree-format`.
  public static let format = "unsaid-tree"

  /// The first word of the format; a later version has another number.
  static let schema = "unsaid.tree/1"

  /// Whether the JSON names the schema, or, where the schema comes after a long root, has the format's keys.
  public static func recognizes(_ dump: Dump) -> Bool {
    guard let first = dump.json.values.first else { return false }
    if let schema = first["schema"] { return schema.string?.hasPrefix("unsaid.tree/") == true }
    return first["root"]?["role"] != nil && first["root"]?["box"] != nil
  }

  /// Reads the tree; a point unit becomes pixels by the root's box and the picture.
  public static func tree(from dump: Dump, canvas: Canvas) throws(ImportError) -> AccessibilityTree {
    guard let file = try JSONText.read(dump.bytes).values.first, file.kind == .object else {
      throw ImportError(line: 1, reason: "an \(schema) file is one JSON object")
    }
    let fields = StrictFields(file, of: "the file")
    let name = try fields.require("schema", \.string, "a string")
    guard name == schema else {
      throw ImportError(line: file["schema"]?.line, reason: "schema \"\(name)\", expected \"\(schema)\"")
    }
    let platform: Platform = try fields.word("platform")
    let order: AccessibilityTree.Order = try fields.word("order")
    let unit: Unit = try fields.word("unit")
    let scale = try fields.optional("scale", \.number, "a number")
    guard scale.map({ $0 > 0 && $0 <= 10 }) != false else {
      throw ImportError(line: file["scale"]?.line, reason: "\"scale\" must be above 0 and at most 10")
    }
    var builder = TreeBuilder()
    let root = try fields.require("root", { $0.kind == .object ? $0 : nil }, "a node")
    try add(root, to: &builder)
    let fit: Fit
    switch unit {
    case .point: fit = try PointFit.fit(builder.nodes, canvas: canvas, stated: scale)
    case .pixel:
      fit = PixelFit(density: scale, estimate: estimate(on: platform)).fit(builder.nodes, canvas: canvas)
    }
    return builder.tree(format, platform, order: order, fit: fit)
  }

  private static func estimate(on platform: Platform) -> (Size, [Node]) -> ScreenScale {
    switch platform {
    case .ios: { size, _ in Density.apple(size) }
    case .android: Density.android
    case .harmony: Density.harmony
    case .web, .unknown: { _, _ in .guess(1) }
    }
  }

  private enum Unit: String, CaseIterable { case point, pixel }

  private static func add(_ root: JSONValue, to builder: inout TreeBuilder) throws(ImportError) {
    var open = [(value: root, depth: 0)]
    while let (value, depth) = open.popLast() {
      try builder.add(UnsaidTreeNode.node(value), depth: depth)
      let children = try StrictFields(value, of: "a node").optional("children", \.array, "an array of nodes")
      for child in (children ?? []).reversed() { open.append((child, depth + 1)) }
    }
  }
}
