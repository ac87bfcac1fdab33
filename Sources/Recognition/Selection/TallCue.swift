import Geometry
import Imaging

/// The card that stands higher than the others: desktop toolkits draw the tab in front up to six points taller.
public struct TallCue: SelectionCue {
  /// The permanent name.
  public static let name = "tall"
  /// The difference of a channel to the page above that makes an edge, 0…255.
  public var unlike: Int
  /// How much higher the upper edge of the one is than those of all others, in points.
  public var lead: ClosedRange<Double>

  /// Makes the cue.
  public init(unlike: Int = 6, lead: ClosedRange<Double> = 0.75...6) {
    self.unlike = unlike
    self.lead = lead
  }

  /// The one item whose upper edge is above the others', which are level.
  public func choice(in row: SelectionRow) -> Int? {
    guard let page = page(above: row) else { return nil }
    let tops = row.items.compactMap { top(of: $0, below: page, in: row) }
    guard tops.count == row.items.count,
      let tall = Outlier.largest(tops.map { -$0 / row.scale }, lead: lead.lowerBound, ratio: 3)
    else { return nil }
    let others = row.items.indices.filter { $0 != tall }.map { tops[$0] - tops[tall] }
    return others.allSatisfy { $0 <= row.pixels(lead.upperBound) } ? tall : nil
  }

  /// The colour just above the whole row; nil where it has several.
  private func page(above row: SelectionRow) -> Color? {
    let colors = row.items.flatMap { item in
      columns(of: item).compactMap { row.raster.color(x: $0, y: item.cell.top - reach(in: row)) }
    }
    guard let first = colors.first else { return nil }
    return colors.allSatisfy { $0.distance(to: first) < unlike } ? first : nil
  }

  /// The height at which most columns beside the middle leave the page, above what is drawn in the item; nil where they do not.
  private func top(of item: SelectionItem, below page: Color, in row: SelectionRow) -> Double? {
    let end = min(item.cell.top + reach(in: row), (item.content?.top ?? item.cell.bottom) - row.pixels(1))
    let edges = columns(of: item).compactMap { x in
      stride(from: item.cell.top - reach(in: row), to: end, by: 1).first { y in
        row.raster.color(x: x, y: y).map { $0.distance(to: page) >= unlike } ?? false
      }
    }.sorted()
    return edges.count >= 3 ? edges[edges.count / 2] : nil
  }

  /// How far above the items the page is looked for; further up may lie what stands there.
  private func reach(in row: SelectionRow) -> Double { row.pixels(8) }

  private func columns(of item: SelectionItem) -> [Double] {
    [0.15, 0.28, 0.72, 0.85].map { item.cell.left + $0 * item.cell.width }
  }
}
