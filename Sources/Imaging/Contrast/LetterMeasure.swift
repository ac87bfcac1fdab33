import Geometry

/// How high the letters of a line are drawn, and how wide their strokes.
public struct LetterMeasure: Sendable, Hashable {
  /// From the highest to the lowest ink, in pixels; soft edges count by their share.
  public let height: Double
  /// The mean width of the strokes in pixels; nil where none can be told, as on a ground of many colours.
  public let stroke: Double?

  /// The share of a row's width from which on ink is an underline.
  private static let line = 0.85

  /// Takes a measure over.
  public init(height: Double, stroke: Double?) {
    self.height = height
    self.stroke = stroke
  }

  /// Measures a part of a line; nil where nothing is drawn.
  public init?(of part: InkPart, in raster: Raster) {
    let box = part.box.grown(by: 2).intersection(raster.size.box)
    guard box.isEmpty == false, part.ink != part.ground else { return nil }
    let reach = Double(part.ink.distance(to: part.ground))
    // On a ground of many colours only the nearness to the ink tells.
    func coverage(_ x: Int, _ y: Int) -> Double {
      part.isOnFlatGround
        ? min(1, Double(raster[x, y].distance(to: part.ground)) / reach)
        : max(0, 1 - Double(raster[x, y].distance(to: part.ink)) / reach)
    }
    let columns = part.box.left..<min(part.box.right, raster.width)
    func most(_ y: Int) -> Double { columns.reduce(0) { max($0, coverage($1, y)) } }
    func isUnderline(_ y: Int) -> Bool {
      Double(columns.count { coverage($0, y) >= 0.4 }) >= Self.line * Double(columns.count)
    }
    let rows = box.top..<box.bottom
    guard let top = rows.first(where: { most($0) >= 0.5 }), var bottom = rows.last(where: { most($0) >= 0.5 })
    else { return nil }
    let lower = top + (bottom - top) * 2 / 3
    if let underline = (lower...bottom).first(where: isUnderline) {
      guard let last = (top..<underline).last(where: { most($0) >= 0.5 }) else { return nil }
      bottom = last
    }
    let edges = [top - 1, bottom + 1].filter { rows.contains($0) && isUnderline($0) == false }.map(most)
    height = Double(bottom - top + 1) + edges.filter { $0 >= 0.12 && $0 < 0.5 }.reduce(0, +)
    stroke =
      part.isOnFlatGround == false
      ? nil
      : strokeWidth(
        of: raster, in: PixelBox(left: part.box.left, top: top, right: part.box.right, bottom: bottom + 1),
        ground: part.ground, contrast: part.ink.distance(to: part.ground))
  }
}
