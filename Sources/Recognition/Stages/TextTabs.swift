import Geometry
import Imaging
import Inference
import ScreenModel

/// Makes segments of a row of texts, alone or each below or beside its icon, of which exactly one is underlined by an indicator,
/// as Material's tabs have it: such tabs have no outline that a detector could see.
public struct TextTabs: Stage {
  /// The most characters of a tab's text.
  private let longest = 24
  /// How far below its text the indicator lies, in points: a link's underline is nearer.
  private let distance = 4.0...24.0
  /// How thick the indicator is, in points: a divider is thinner, a progress bar thicker.
  private let thickness = 1.0...5.0
  /// How many times as wide as thick it is at least; Fluent's has the app's colour and is 16 points by 3.
  private let slenderness = (plain: 6.0, vivid: 3.5)

  /// Makes the stage.
  public init() {}

  /// Adds the segments, with their states, where no segment is known yet.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let known = elements.filter { $0.type == .segmentedControl || $0.type == .tabBarItem }
    let texts = elements.filter { text in
      text.type == .text && (text.text ?? "").count <= longest
        && !known.contains { text.box.share(in: $0.box) > 0.5 }
    }
    var result = elements
    for row in rows(texts) where row.count >= 2 {
      let icons = row.map { icon(of: $0, among: elements, on: canvas) }
      let contents = zip(row, icons).map { text, icon in icon.map { text.box.union($0.box) } ?? text.box }
      // Words with icons at the lower end of the screen are a tab bar.
      let isTabBar = row[0].box.midY > 0.8 * Double(canvas.raster.height) && icons.contains { $0 != nil }
      guard !isTabBar, let (chosen, indicator) = indicator(of: contents, among: elements, on: canvas)
      else { continue }
      let tabs = segments(contents, chosen: chosen, bottom: indicator.bottom, on: canvas)
      let band = tabs.reduce(tabs[0].box) { $0.union($1.box) }
      let own = row + icons.compactMap { $0 }
      guard !elements.contains(where: { isForeign($0, in: band, beside: own, on: canvas) }) else { continue }
      result += tabs
    }
    return result
  }

  /// Texts of one height on one level, from left to right.
  private func rows(_ texts: [Element]) -> [[Element]] {
    Rows.chained(texts) { last, box in
      abs(last.midY - box.midY) < 0.4 * min(last.height, box.height)
        && max(last.height, box.height) < 1.6 * min(last.height, box.height) && last.right < box.left
    }
  }

  /// The icon over or beside a text.
  private func icon(of text: Element, among elements: [Element], on canvas: Canvas) -> Element? {
    elements.first { icon in
      guard icon.type == .icon, icon.box.height < canvas.pixels(40) else { return false }
      let above = text.box.top - icon.box.bottom
      let beside = text.box.gapX(icon.box)
      let isOver =
        above > -0.2 * text.box.height && above < canvas.pixels(12)
        && abs(icon.box.midX - text.box.midX) < canvas.pixels(8)
      return isOver
        || beside > -0.3 * icon.box.width && beside < canvas.pixels(16)
          && abs(icon.box.midY - text.box.midY) < 0.3 * icon.box.height
    }
  }

  /// The place in the row and the box of the one indicator; nil where there is none, or one under each text.
  private func indicator(of row: [Rect], among elements: [Element], on canvas: Canvas) -> (Int, Rect)? {
    let drawings = elements.filter { $0.type == .icon || $0.type == .picture }
    // A line below them all divides the row from what follows; a bar may be a part of an icon below.
    let lines = canvas.regions.regions.filter { isBar($0, below: row, on: canvas) }.map(\.box.rect)
    let bars = lines.filter { bar in
      row.count { underlines(bar, $0) } == 1 && !drawings.contains { bar.share(in: $0.box) > 0.8 }
    }
    let underlined = row.indices.filter { index in bars.contains { underlines($0, row[index]) } }
    guard underlined.count == 1, let chosen = underlined.first,
      let bar = bars.first(where: { underlines($0, row[chosen]) }),
      !row.indices.contains(where: { $0 != chosen && bar.overlapX(row[$0]) > 0 }),
      !isDivider(bar, below: row, chosen: chosen)
    else { return nil }
    return (chosen, bar)
  }

  /// Whether a line is far wider than the words over it and than their distance to the next: it divides what is stacked.
  private func isDivider(_ bar: Rect, below row: [Rect], chosen: Int) -> Bool {
    let distances = row.indices.filter { $0 != chosen }.map { abs(row[$0].midX - row[chosen].midX) }
    return bar.width > 1.3 * row[chosen].width && bar.width > distances.min() ?? .infinity
  }

  private func isBar(_ region: FlatRegions.Region, below row: [Rect], on canvas: Canvas) -> Bool {
    let box = region.box.rect
    let gap = box.top - (row.map(\.bottom).max() ?? 0)
    let least = region.color.vividness >= BarCue.vivid ? slenderness.vivid : slenderness.plain
    return distance.contains(gap / canvas.scale) && thickness.contains(box.height / canvas.scale)
      && box.width > least * box.height
  }

  /// Whether something else stands among the texts; a bar that holds them all may.
  private func isForeign(_ element: Element, in band: Rect, beside row: [Element], on canvas: Canvas) -> Bool
  {
    let isBar = element.box.width > 0.9 * band.width && element.box.height > 0.8 * band.height
    return !row.contains(element) && !isBar && element.box.overlapX(band) > 0
      && element.box.overlapY(band) > 0.2 * element.box.height
  }

  /// Whether a bar is about as wide as what stands over it, or shorter and in its middle.
  private func underlines(_ bar: Rect, _ content: Rect) -> Bool {
    let isInMiddle = abs(bar.midX - content.midX) <= 0.05 * content.width && bar.width >= 0.15 * content.width
    return bar.overlapX(content) >= 0.8 * content.width || isInMiddle
  }

  /// The cells around the texts: neighbours meet in the middle, and the indicator ends them below.
  private func segments(_ row: [Rect], chosen: Int, bottom: Double, on canvas: Canvas) -> [Element] {
    let edges = CellEdges.parting(row)
    let height = 2 * (bottom - row[chosen].midY)
    return row.indices.map { index in
      let cell = Rect(left: edges[index], top: bottom - height, right: edges[index + 1], bottom: bottom)
      return Element(
        type: .segmentedControl, box: cell.intersection(canvas.raster.size.bounds).rounded, score: 0.5,
        state: index == chosen ? .selected : .unselected)
    }
  }
}
