import Geometry
import Imaging

/// Draws a screen's findings on its screenshot: numbered boxes, violations solid red, doubts dashed amber.
public enum Annotator {
  /// The screenshot with a box and a number for each finding that has a place; the numbers are those of the
  /// text reports, and `legend` adds a strip below that says which number is which rule.
  public static func annotated(_ raster: Raster, screen: ScreenReport, legend: Bool = true) -> Raster {
    let marks = Mark.marks(for: screen, size: raster.size)
    let unit = pixelsPerPoint(screen, raster)
    var canvas = Brush(raster)
    for mark in marks.sorted(by: Mark.isDrawnBefore) { draw(mark, unit: unit, on: &canvas) }
    for badge in BadgeLayout(unit: unit, size: raster.size, seen: screen.elements).badges(for: marks) {
      badge.draw(on: &canvas)
    }
    guard legend else { return canvas.raster }
    return Legend(unit: unit).added(to: canvas.raster, findings: screen.numberedFindings)
  }

  // A small picture of a dense screen still needs readable numbers, and a wrong scale may not fill it with one.
  private static func pixelsPerPoint(_ screen: ScreenReport, _ raster: Raster) -> Int {
    let stated = screen.scale.isFinite ? screen.scale : 1
    let largest = max(1, Double(min(raster.width, raster.height)) / 160)
    return Int(min(max(stated, 1), largest, 8).rounded())
  }

  private static func draw(_ mark: Mark, unit: Int, on canvas: inout Brush) {
    let box = PixelBox(mark.box).grown(by: unit).clamped(to: canvas.raster.size)
    let width = unit + 1
    let halo = max(1, unit / 2)
    switch mark.look {
    case .violation:
      canvas.outline(box.grown(by: halo), width: width + 2 * halo, color: Palette.halo)
      canvas.outline(box, width: width, color: mark.look.color)
    case .review:
      canvas.outline(box.grown(by: halo), width: width + 2 * halo, color: Palette.halo)
      canvas.outline(box, width: width, color: mark.look.color, dash: 4 * unit, gap: 3 * unit)
    }
  }
}
