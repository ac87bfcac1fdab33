import Geometry

/// Where the cells of a row end whose contents alone are seen.
enum CellEdges {
  /// One more edge than there are contents, from left to right: halfway between neighbours, and outside with the same
  /// room as inside.
  ///
  /// - Parameter contents: two or more boxes from left to right.
  static func parting(_ contents: [Rect]) -> [Double] {
    let inner = zip(contents, contents.dropFirst()).map { ($0.right + $1.left) / 2 }
    let (first, last) = (contents[0], contents[contents.count - 1])
    return [first.left - (inner[0] - first.right)] + inner + [
      last.right + (last.left - inner[inner.count - 1])
    ]
  }
}
