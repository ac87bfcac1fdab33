/// Depth-first walks over nested JSON, without recursion.
enum JSONWalk {
  /// Calls `add` for every object, parents first, with its depth; what is no object, and children that are no list, are
  /// left out.
  static func build(
    _ builder: inout TreeBuilder, from roots: [JSONValue], noun: String,
    add: (JSONValue, Int, inout TreeBuilder) throws(ImportError) -> Void
  ) throws(ImportError) {
    var open = roots.reversed().map { (value: $0, depth: 0) }
    while let (value, depth) = open.popLast() {
      guard value.kind == .object else {
        builder.leaveOut(.node, depth: depth, line: value.line, because: "\(noun) must be an object")
        continue
      }
      try add(value, depth, &builder)
      guard let children = value["children"], !children.isNull else { continue }
      guard let list = children.array else {
        builder.leaveOut(.children, line: children.line, because: "\"children\" of \(noun) must be an array")
        continue
      }
      for child in list.reversed() { open.append((child, depth + 1)) }
    }
  }
}
