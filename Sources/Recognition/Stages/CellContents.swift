import Geometry

/// What stands in the cells of a row: an icon and its word, over or beside each other, belong to one.
enum CellContents {
  /// In heights of a row of segments: an icon and its word this near to each other share a cell.
  private static let sameCell = 0.5

  /// Each word with the icons that are nearer to it than to the other words, and each other icon, from left to right.
  ///
  /// - Parameter height: that of the row, in pixels.
  static func inRow(ofHeight height: Double, words: [Rect], icons: [Rect]) -> [Rect] {
    let joined = words.map { word in
      icons.filter { icon in
        word.gapX(icon) < sameCell * height && words.allSatisfy { $0.gapX(icon) >= word.gapX(icon) }
      }.reduce(word) { $0.union($1) }
    }
    let alone = icons.filter { icon in !joined.contains { icon.share(in: $0) > 0.9 } }
    return (joined + alone).sorted { $0.left < $1.left }
  }

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
