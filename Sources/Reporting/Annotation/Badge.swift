import Imaging

/// A number on a coloured plate.
struct Badge: Sendable {
  /// The number and its look.
  let label: Mark.Label
  /// The plate.
  let box: PixelBox
  /// The side of one dot of the digits in pixels.
  let dot: Int

  /// The extent of a badge for a number: digits, a dot and a half of padding, a rim of one dot.
  static func size(of number: Int, dot: Int) -> (width: Int, height: Int) {
    let digits = "\(number)"
    let height = (Glyphs.height + 4) * dot
    return (max(height, (Glyphs.width(of: digits) + 6) * dot), height)
  }

  /// Paints the plate with a white rim, then the digits in its middle.
  func draw(on canvas: inout Brush) {
    let digits = "\(label.number)"
    canvas.fill(box, Palette.halo)
    canvas.fill(box.grown(by: -max(1, dot / 2)), label.look.color)
    canvas.write(
      digits, left: (box.left + box.right - Glyphs.width(of: digits) * dot) / 2,
      top: (box.top + box.bottom - Glyphs.height * dot) / 2, pixel: dot, color: Palette.halo)
  }
}
