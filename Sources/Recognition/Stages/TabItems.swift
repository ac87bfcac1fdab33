import Geometry
import Inference
import ScreenModel

/// Builds tab items from the icons and texts at the bottom of the screen (the paper's section 5.5).
public struct TabItems: Stage {
  /// The part of the screen's height in which a tab bar lies; the paper's value.
  public var lowest: Double
  /// The most that a part of the bar lies above its lowest edge, as a share of the height; the paper's value.
  public var tallest: Double

  /// Makes the stage.
  public init(lowest: Double = 0.2, tallest: Double = 0.08) {
    self.lowest = lowest
    self.tallest = tallest
  }

  /// Adds the tab items; their icons and texts stay.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    let height = Double(canvas.raster.height)
    let parts = elements.filter { $0.type == .icon || $0.type == .text }
    // A landscape page or a dialog has no tab bar of this kind.
    guard canvas.raster.height > canvas.raster.width, !elements.contains(where: { $0.type == .dialog }),
      let bottom = parts.map(\.box.bottom).max(), bottom >= (1 - lowest / 2) * height
    else { return elements }
    let low = parts.filter { $0.box.top >= (1 - lowest) * height && bottom - $0.box.top <= tallest * height }
    let bars = bars(of: elements, parts: parts, on: canvas) + [onOneSurface(low, canvas)] + lowerRows(low)
    let rows = bars.lazy.map { (parts: $0, items: join($0.map(\.box))) }
    let bar =
      rows.first { isBar($0.items, of: $0.parts, on: canvas) }
      ?? rows.first { isWordBar($0.items, of: $0.parts, among: elements, on: canvas) }
    guard let items = bar?.items else { return elements }
    let pills = elements.filter { element in element.type == .container && isPill(element.box, under: items) }
    let tabs = items.map { Element(type: .tabBarItem, box: $0, score: 0.5) }
    return elements.filter { !pills.contains($0) } + tabs
  }

  /// What stands on each wide panel at the bottom edge, the lowest panel first.
  private func bars(of elements: [Element], parts: [Element], on canvas: Canvas) -> [[Element]] {
    let height = Double(canvas.raster.height)
    let panels = elements.filter { element in
      element.type == .container && element.box.width >= 0.8 * Double(canvas.raster.width)
        && element.box.bottom >= (1 - lowest / 2) * height && element.box.height <= 2 * tallest * height
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

  /// The indicator that Material 3 puts behind the icon of the selected tab.
  private func isPill(_ box: Rect, under items: [Rect]) -> Bool {
    items.contains { item in
      item.overlapX(box) > 0.9 * min(item.width, box.width) && abs(item.midX - box.midX) < 0.1 * box.width
        && box.midY > item.top - 0.3 * item.height && box.midY < item.bottom && box.height < 1.2 * item.height
        && box.width < 3 * item.height
    }
  }

  /// Leaves out what stands on another surface than the lowest part: content cut off above the bar.
  private func onOneSurface(_ parts: [Element], _ canvas: Canvas) -> [Element] {
    func surface(_ element: Element) -> Int {
      let x = max(0, Int(element.box.left) - 2)
      return canvas.regions.region(x: x, y: min(canvas.raster.height - 1, Int(element.box.midY)))
    }
    guard let lowest = parts.max(by: { $0.box.bottom < $1.box.bottom }) else { return [] }
    let bar = surface(lowest)
    let same = parts.filter { element in
      let index = surface(element)
      let ground = canvas.regions.regions[index].box
      // The pill behind the icon of the selected tab is a small surface of its own.
      let isPill = ground.width * 3 < canvas.raster.width && canvas.points(ground.height) < 48
      return index == bar || (isPill && element.type == .icon)
    }
    // A blurred or shaded bar is no single surface.
    return same.count >= 2 ? same : parts
  }

  /// Joins boxes that share columns.
  private func join(_ boxes: [Rect]) -> [Rect] {
    boxes.sorted { $0.left < $1.left }.reduce(into: []) { items, box in
      if let last = items.last, last.right > box.left {
        items[items.count - 1] = last.union(box)
      } else {
        items.append(box)
      }
    }
  }

  /// Three to six short texts alone at even distances, of which one is clearly selected: without icons the place
  /// alone does not tell a bar from a line of words.
  private func isWordBar(
    _ items: [Rect], of parts: [Element], among elements: [Element], on canvas: Canvas
  ) -> Bool {
    guard (3...6).contains(items.count), parts.count == items.count,
      parts.allSatisfy({ $0.type == .text && ($0.text ?? "").count <= 16 }),
      !elements.contains(where: { segment in
        segment.type == .segmentedControl && items.contains { $0.share(in: segment.box) > 0.5 }
      }), isEven(items, on: canvas),
      let row = SelectionRow(items, among: elements, accents: [], on: canvas)
    else { return false }
    return Ballot.standard.selected(in: row, of: .tabBarItem) != nil
  }

  /// Two to six items, over at least half of the width, at even distances, none wider than its share; each with an
  /// icon, but for one that was overlooked.
  private func isBar(_ items: [Rect], of parts: [Element], on canvas: Canvas) -> Bool {
    guard (2...6).contains(items.count) else { return false }
    let icons = parts.filter { $0.type == .icon }
    let bare = items.count { item in !icons.contains { $0.box.share(in: item) > 0.9 } }
    return (bare == 0 || (bare == 1 && items.count >= 4)) && isEven(items, on: canvas)
  }

  /// Whether items stand at even distances around the middle, over at least 0.6 of the width.
  private func isEven(_ items: [Rect], on canvas: Canvas) -> Bool {
    guard items.count >= 2, let first = items.first, let last = items.last else { return false }
    let width = Double(canvas.raster.width)
    let pitch = (last.midX - first.midX) / Double(items.count - 1)
    let isEven = zip(items, items.dropFirst()).allSatisfy { abs($1.midX - $0.midX - pitch) <= 0.25 * pitch }
    let isCentred = abs((first.midX + last.midX) / 2 - width / 2) <= 0.08 * width
    let fits = items.allSatisfy { $0.width <= 1.1 * pitch }
    return isEven && isCentred && fits && pitch * Double(items.count) >= 0.6 * width
  }
}
