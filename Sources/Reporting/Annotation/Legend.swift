import Geometry
import Imaging

/// A strip below the picture that says which number is which rule.
struct Legend: Sendable {
  /// Pixels a point.
  let unit: Int

  /// The picture with the strip; without findings, the picture itself.
  func added(to raster: Raster, findings: [NumberedFinding]) -> Raster {
    guard !findings.isEmpty, raster.width > 0 else { return raster }
    let entries = findings.map(entry)
    let columnWidth = (entries.map(\.width).max() ?? 1) + 8 * unit
    let columns = max(1, min(entries.count, (raster.width - 8 * unit) / columnWidth))
    let rows = (entries.count + columns - 1) / columns
    let height = rows * rowHeight + 8 * unit
    var brush = Brush(extended(raster, by: height))
    for (index, entry) in entries.enumerated() {
      let left = 8 * unit + index / rows * columnWidth
      let top = raster.height + 4 * unit + index % rows * rowHeight
      draw(entry, left: left, top: top, on: &brush)
    }
    return brush.raster
  }

  private struct Entry {
    let label: Mark.Label
    let words: String
    let badgeWidth: Int
    let width: Int
  }

  private var rowHeight: Int { Badge.size(of: 1, dot: unit).height + 2 * unit }

  private func entry(_ numbered: NumberedFinding) -> Entry {
    let isReview = numbered.finding.isReview
    // The font has no other characters; a name of a rule has none either.
    let words = String(numbered.finding.rule.lowercased().prefix(48)) + (isReview ? " - review" : "")
    let badge = Badge.size(of: numbered.number, dot: unit).width
    return Entry(
      label: Mark.Label(number: numbered.number, look: isReview ? .review : .violation), words: words,
      badgeWidth: badge, width: badge + 3 * unit + Glyphs.width(of: words) * unit)
  }

  private func draw(_ entry: Entry, left: Int, top: Int, on brush: inout Brush) {
    let height = Badge.size(of: entry.label.number, dot: unit).height
    let plate = PixelBox(left: left, top: top, right: left + entry.badgeWidth, bottom: top + height)
    Badge(label: entry.label, box: plate, dot: unit).draw(on: &brush)
    brush.write(
      entry.words, left: plate.right + 3 * unit, top: top + 2 * unit, pixel: unit, color: Palette.ink)
  }

  private func extended(_ raster: Raster, by height: Int) -> Raster {
    var taller = Raster(
      size: Size(width: raster.width, height: raster.height + height), filledWith: Palette.paper)
    taller.pixels.replaceSubrange(0..<raster.pixels.count, with: raster.pixels)
    return taller
  }
}
