import AccessibilityModel

/// Depth-first walks over nested JSON, without recursion.
enum JSONWalk {
  /// Calls `visit` for every value, parents first, with its depth.
  static func visit(
    _ roots: [JSONValue], children: (JSONValue) throws(ImportError) -> [JSONValue],
    visit: (JSONValue, Int) throws(ImportError) -> Void
  ) throws(ImportError) {
    var open = roots.reversed().map { (value: $0, depth: 0) }
    while let (value, depth) = open.popLast() {
      try visit(value, depth)
      for child in try children(value).reversed() { open.append((child, depth + 1)) }
    }
  }
}
