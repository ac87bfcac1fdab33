import Geometry

/// Tells which shapes are letters.
struct TextInk {
  let lines: [TextLine]

  /// Whether a line that was read accounts for a shape: most of it lies in the line, and it is no taller.
  func explains(_ shape: Shape) -> Bool {
    let box = shape.box.rect
    return lines.contains { line in
      guard line.text.contains(where: { $0.isLetter || $0.isNumber }) else { return false }
      return box.share(in: line.box.insetBy(-1)) >= 0.6 && box.height <= 1.15 * line.box.height
        || (line.box.share(in: box) > 0.6 && box.area < 1.6 * line.box.area && !shape.isPanel)
    }
  }
}
