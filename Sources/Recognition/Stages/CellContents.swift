import Geometry

/// What stands in the cells of a row: an icon and its word, over or beside each other, belong to one.
enum CellContents {
  /// Neighbours nearer than the gap and what shares columns as one box each, from left to right; lengths in pixels.
  static func joined(_ boxes: [Rect], gap: Double) -> [Rect] {
    boxes.sorted { ($0.left, $0.top) < ($1.left, $1.top) }.reduce(into: []) { contents, box in
      if let last = contents.last, box.left - last.right < gap {
        contents[contents.count - 1] = last.union(box)
      } else {
        contents.append(box)
      }
    }
  }
}
