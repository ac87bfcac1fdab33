import Geometry
import Inference
import ScreenModel

/// Builds tab items from the icons and texts at the bottom of the screen (the paper's section 5.5).
public struct TabItems: Stage {
  /// The part of the screen's height in which a tab bar lies; the paper's value.
  public var lowest: Double
  /// The most that a part of the bar lies above its lowest edge, as a share of the height; the paper's value.
  public var tallest: Double
  /// The most that a bar reaches up on a screen held sideways, in points: iOS has 83 of 390, a share says little there.
  private let sideways = 110.0
  /// The least margin in points of a segmented control at the edge of the screen; boxes are off by up to 3.
  private let frame = 6.0
  /// The tallest bar of the system below an app's own, in points: Android's three buttons have 48, and the scale may be estimated too low.
  private static let systemBar = 56.0

  /// Tells the selected one of pressed cells.
  private let selection: SelectionModel

  /// Makes the stage.
  public init(_ selection: SelectionModel, lowest: Double = 0.2, tallest: Double = 0.08) {
    self.selection = selection
    self.lowest = lowest
    self.tallest = tallest
  }

  /// Adds the tab items; their icons and texts stay.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    guard !isCovered(elements, on: canvas) else { return elements }
    let cells = edgeCells(elements, on: canvas)
    let drawn = items(among: elements, on: canvas)
    guard let items = drawn ?? contents(of: cells, among: elements),
      !FramedRow(margin: frame).holds(items, among: elements, on: canvas)
    else { return elements }
    let states = drawn == nil ? states(of: cells, among: elements, on: canvas) : items.map { _ in nil }
    let kept = elements.filter { element in
      switch element.type {
      case .container: !isPill(element.box, under: items) && !cells.contains(element.box)
      // The items of a bar that were taken for segments.
      case .segmentedControl: !items.contains { $0.share(in: element.box) > 0.8 }
      default: true
      }
    }
    return kept
      + zip(items, states).map { Element(type: .tabBarItem, box: $0, score: 0.5, state: $1) }
  }

  /// Whether a dialog lies over the bar: on the lowest part itself, or with a veil around it. On a page that nothing dims the
  /// bar below a panel can be used.
  private func isCovered(_ elements: [Element], on canvas: Canvas) -> Bool {
    let low = (1 - tallest) * Double(canvas.raster.height)
    return elements.contains { dialog in
      dialog.type == .dialog && (dialog.box.bottom > low || Scrim().lies(around: dialog.box, on: canvas))
    }
  }

  /// The items of the bar, from the strictest reading of what lies at the bottom to the boldest.
  private func items(among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let parts = elements.filter { isPart($0, on: canvas) }
    let bars = bars(of: elements, parts: parts, on: canvas)
    let low = lowParts(parts, on: canvas)
    if let items = coveredBar(bars, among: elements, on: canvas) { return items }
    let rows = bars + (low.isEmpty ? [] : [onOneSurface(low, canvas), low] + lowerRows(low))
    let whole = rows.map(TabParts.init)
    if let items = bar(of: whole, among: elements, on: canvas) { return items }
    for parts in whole {
      if let items = parts.wordBar(among: elements, on: canvas)
        ?? parts.pairOfIcons(among: elements, on: canvas)
      {
        return items
      }
    }
    // Content shows through the lower end of a bar too.
    for band in bars.flatMap(bands) {
      if let items = bar(of: [TabParts(band)], among: elements, on: canvas) { return items }
    }
    return sidewaysBar(parts, on: canvas)
  }

  /// The items of the first that is a bar, in the strictest way of all.
  private func bar(of candidates: [TabParts], among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let whole =
      candidates.first { $0.isBar(on: canvas) } ?? candidates.first { $0.isLabelledBar(on: canvas) }
    if let whole { return whole.items(on: canvas) }
    return candidates.lazy.compactMap { $0.completedBar(beside: [], among: elements, on: canvas) }.first
  }

  /// The items of a bar over which a button floats, whose icon is none of them.
  private func coveredBar(_ bars: [[Element]], among elements: [Element], on canvas: Canvas) -> [Rect]? {
    let sizes = canvas.pixels(44)...canvas.pixels(72)
    let buttons = elements.filter {
      $0.type == .container && sizes.contains($0.box.width) && sizes.contains($0.box.height)
    }.map(\.box)
    return bars.lazy.compactMap { bar -> [Rect]? in
      let free = bar.filter { part in !buttons.contains { part.box.share(in: $0) > 0.9 } }
      guard free.count < bar.count else { return nil }
      let parts = TabParts(free)
      return parts.isBar(on: canvas)
        ? parts.columns.boxes : parts.completedBar(beside: buttons, among: elements, on: canvas)
    }.first
  }

  /// The items of a bar on a page held sideways whose panel is not seen: each has an icon and a word.
  private func sidewaysBar(_ parts: [Element], on canvas: Canvas) -> [Rect]? {
    guard canvas.raster.height <= canvas.raster.width else { return nil }
    let top = Double(canvas.raster.height) - canvas.pixels(sideways)
    let low = parts.filter { $0.box.top >= top }
    return ([low] + lowerRows(low)).map(TabParts.init).first { parts in
      parts.isLabelledBar(on: canvas) && parts.isBar(on: canvas)
    }?.columns.boxes
  }

  /// Whether something may be the glyph or the word of an item: pictures and boxes only where they are as small as one.
  private func isPart(_ element: Element, on canvas: Canvas) -> Bool {
    switch element.type {
    case .text: true
    // A line below or above an item marks it as selected; three dots are as flat.
    case .icon:
      element.box.height >= canvas.pixels(6) || element.box.width <= 2.5 * element.box.height
        || element.icon == "more"
    case .picture, .checkbox: max(element.box.width, element.box.height) <= canvas.pixels(40)
    default: false
    }
  }

  /// What stands in the lowest part of an upright screen.
  private func lowParts(_ parts: [Element], on canvas: Canvas) -> [Element] {
    let height = Double(canvas.raster.height)
    // Below the bar may be the system's, 48 points on a screen of 640.
    guard canvas.raster.height > canvas.raster.width, let bottom = parts.map(\.box.bottom).max(),
      bottom >= (1 - 0.8 * lowest) * height
    else { return [] }
    return parts.filter { $0.box.top >= (1 - lowest) * height && bottom - $0.box.top <= tallest * height }
  }

  /// What stands on each wide panel at the bottom edge, the lowest panel first.
  private func bars(of elements: [Element], parts: [Element], on canvas: Canvas) -> [[Element]] {
    let height = Double(canvas.raster.height)
    let isUpright = canvas.raster.height > canvas.raster.width
    let most = isUpright ? 2 * tallest * height : canvas.pixels(sideways)
    let panels = elements.filter { element in
      element.type == .container && element.box.width >= 0.8 * Double(canvas.raster.width)
        && element.box.bottom >= (1 - lowest / 2) * height && element.box.height <= most
    }
    return panels.sorted { $0.box.top > $1.box.top }.map { panel in
      parts.filter { $0.box.share(in: panel.box) > 0.9 }
    }
  }

  /// The parts without the first row, without the first two, and so on: content shows through above a bar.
  private func lowerRows(_ parts: [Element]) -> [[Element]] {
    let tops = Set(parts.map(\.box.top)).sorted()
    return tops.dropFirst().map { top in parts.filter { $0.box.top >= top } }
  }

  /// The parts without the first and the last rows, in every way, the most parts first.
  private func bands(_ parts: [Element]) -> [[Element]] {
    let bottoms = Set(parts.map(\.box.bottom)).sorted(by: >)
    let bands = ([parts] + lowerRows(parts)).flatMap { rows in
      bottoms.map { bottom in rows.filter { $0.box.bottom <= bottom } }
    }
    return bands.filter { $0.count >= 2 }.sorted { $0.count > $1.count }
  }

  /// The indicator that Material 3 puts behind the icon of the selected tab.
  private func isPill(_ box: Rect, under items: [Rect]) -> Bool {
    items.contains { item in
      item.overlapX(box) > 0.9 * min(item.width, box.width) && abs(item.midX - box.midX) < 0.1 * box.width
        && box.midY > item.top - 0.3 * item.height && box.midY < item.bottom && box.height < 1.2 * item.height
        && box.width < 3 * item.height
    }
  }

  /// Leaves out what stands on another surface than the lowest row: content cut off above the bar. The face of a cell is a
  /// small surface of its own, within the rows of the bar.
  private func onOneSurface(_ parts: [Element], _ canvas: Canvas) -> [Element] {
    func surface(_ element: Element) -> Int {
      let x = max(0, Int(element.box.left) - 2)
      return canvas.regions.region(x: x, y: min(canvas.raster.height - 1, Int(element.box.midY)))
    }
    func ground(_ element: Element) -> Rect { canvas.regions.regions[surface(element)].box.rect }
    guard let bottom = parts.map(\.box.bottom).max() else { return [] }
    let lowest = parts.filter { $0.box.bottom >= bottom - canvas.pixels(12) }
    guard let bar = lowest.max(by: { ground($0).width < ground($1).width }).map(surface) else { return [] }
    let own = parts.filter { surface($0) == bar }
    let slack = canvas.pixels(24)
    let rows = ((own.map(\.box.top).min() ?? bottom) - slack)...(bottom + slack)
    let same = parts.filter { part in
      let face = ground(part)
      return surface(part) == bar
        || 2 * face.width < Double(canvas.raster.width) && rows.contains(face.top)
          && rows.contains(face.bottom)
    }
    // A blurred or shaded bar is no single surface.
    return same.count >= 2 ? same : parts
  }

  /// How far down what ends at the lower edge of the screen reaches at least, where the system's bar may lie below it.
  static func lowerEdge(on canvas: Canvas) -> Double {
    Double(canvas.raster.height) - canvas.pixels(systemBar)
  }

  /// Segments side by side along the lower edge of the screen, or on the system's bar, with nothing below them: the cells
  /// of a tab bar. A frame around an icon counts as a cell too, of three or more.
  private func edgeCells(_ elements: [Element], on canvas: Canvas) -> [Rect] {
    let size = canvas.raster.size.bounds
    let icons = elements.filter { $0.type == .icon }.map(\.box)
    let low = elements.filter { element in
      guard element.box.bottom >= Self.lowerEdge(on: canvas) else { return false }
      return element.type == .segmentedControl
        || element.type == .container && element.box.width <= 0.4 * size.width
          && icons.contains { $0.share(in: element.box) > 0.9 }
    }
    guard let lowest = low.max(by: { $0.box.bottom < $1.box.bottom }) else { return [] }
    // A control that stands right above the bar is none of its cells.
    let cells = low.filter { $0.box.midY > lowest.box.top }
    let boxes = cells.map(\.box).sorted { $0.left < $1.left }
    let columns = TabColumns(joining: boxes.map { $0.insetBy(0.1 * $0.shorterSide) })
    let least = cells.contains { $0.type == .container } ? 3 : 2
    let isBar = (least...6).contains(columns.boxes.count) && columns.boxes.count == cells.count
    let end = boxes.map(\.bottom).max() ?? 0
    let isLast = !elements.contains { $0.box.midY > end }
    let isWhole = isBar && isLast && isWide(boxes, icons: icons, on: canvas)
    return isWhole && columns.areEven(onWidth: size.width) ? boxes : []
  }

  /// Whether cells take up the width; two of words alone with their ground from edge to edge, since in a frame of their own
  /// they are a segmented control, also there.
  private func isWide(_ cells: [Rect], icons: [Rect], on canvas: Canvas) -> Bool {
    let width = Double(canvas.raster.width)
    let covered = cells.reduce(0) { $0 + $1.width }
    let hasIcons = cells.contains { cell in icons.contains { $0.share(in: cell) > 0.9 } }
    let left = cells.map(\.left).min() ?? width
    let right = cells.map(\.right).max() ?? 0
    let reachesEdges = left <= canvas.pixels(frame) && right >= width - canvas.pixels(frame)
    return covered >= 0.8 * width
      && (hasIcons || cells.count > 2 || reachesEdges
        || goesOn(from: left, and: right, at: cells[0].midY, on: canvas))
  }

  /// Whether the ground of an outer cell goes on to the edge of the screen: the detector ends it where its word seems to.
  private func goesOn(from left: Double, and right: Double, at y: Double, on canvas: Canvas) -> Bool {
    let (inset, width) = (canvas.pixels(frame), Double(canvas.raster.width))
    let ends = [(1, left + inset), (width - 2, right - inset)]
    return ends.contains { edge, cell in
      let places = stride(from: min(edge, cell), through: max(edge, cell), by: 1)
      let colors = places.compactMap { canvas.raster.color(x: $0, y: y) }
      return colors.first.map { first in colors.allSatisfy { $0.distance(to: first) <= 6 } } ?? false
    }
  }

  /// The states of cells, which show more than what stands in them; none where they do not tell.
  private func states(of cells: [Rect], among elements: [Element], on canvas: Canvas) -> [ElementState?] {
    let accents = Accents.colors(of: elements, on: canvas.raster)
    let row = SelectionRow(cells, among: elements, accents: accents, on: canvas)
    let chosen = row.flatMap { selection.selected(in: $0, of: .segmentedControl) }
    return cells.indices.map { place in chosen.map { $0 == place ? .selected : .unselected } }
  }

  /// What stands in each cell; nil where one is empty.
  private func contents(of cells: [Rect], among elements: [Element]) -> [Rect]? {
    let items = cells.compactMap { cell -> Rect? in
      let parts = elements.filter {
        ($0.type == .icon || $0.type == .text) && $0.box.share(in: cell) > 0.8
      }.map(\.box)
      return parts.first.map { first in parts.dropFirst().reduce(first) { $0.union($1) } }
    }
    return items.count == cells.count && !items.isEmpty ? items : nil
  }
}
