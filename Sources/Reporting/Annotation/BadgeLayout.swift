import Geometry
import ScreenModel

/// Finds a place for every number: near its box, off the marked elements and off the other numbers.
struct BadgeLayout: Sendable {
  /// Pixels a point.
  let unit: Int
  /// The extent of the picture.
  let size: Size
  /// What else is drawn on the screen, in pixels; containers are ground and may be covered.
  let seen: [PixelBox]

  /// Makes a layout for a picture with elements on it.
  init(unit: Int, size: Size, seen: [Element]) {
    self.unit = unit
    self.size = size
    self.seen = seen.filter { $0.type != .container && $0.type != .dialog }
      .compactMap { Mark.visible($0.box, in: size).map(PixelBox.init) }
  }

  /// The badges of all marks; those of one mark stand side by side.
  func badges(for marks: [Mark]) -> [Badge] {
    let marked = marks.map { PixelBox($0.box) }
    var badges: [Badge] = []
    // Small boxes first: they have the fewest places where a badge is still near.
    for mark in marks.sorted(by: { $0.box.area < $1.box.area }) {
      let dot = max(1, unit)
      let sizes = mark.labels.map { Badge.size(of: $0.number, dot: dot) }
      let row = (width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      let place = place(row, at: PixelBox(mark.box), marked: marked, taken: badges.map(\.box))
      var left = place.left
      for (label, size) in zip(mark.labels, sizes) {
        let box = PixelBox(
          left: left, top: place.top, right: left + size.width, bottom: place.top + size.height)
        badges.append(Badge(label: label, box: box, dot: dot))
        left += size.width
      }
    }
    return badges
  }

  private func place(
    _ row: (width: Int, height: Int), at box: PixelBox, marked: [PixelBox], taken: [PixelBox]
  ) -> PixelBox {
    let candidates = candidates(row, around: box.grown(by: 2 * unit + 1))
    // What surrounds the box is covered wherever the badge goes: it has no say.
    let marked = marked.filter { !$0.contains(box) }
    let seen = seen.filter { !$0.contains(box) }
    var best = candidates[0]
    var bestCost = Int.max
    for (rank, candidate) in candidates.enumerated() {
      // Hiding a number is worst, then a marked element, then any other; the rank breaks ties.
      let onBadges = taken.reduce(0) { $0 + candidate.common(with: $1) }
      let onMarked = marked.reduce(0) { $0 + candidate.common(with: $1) } + candidate.common(with: box)
      let onSeen = seen.reduce(0) { $0 + candidate.common(with: $1) }
      let cost = (onBadges * 64 + onMarked * 8 + onSeen) * 64 + rank
      if cost < bestCost { (best, bestCost) = (candidate, cost) }
    }
    return best
  }

  /// Places around a box, best first, then farther and farther away; all lie inside the picture.
  private func candidates(_ row: (width: Int, height: Int), around box: PixelBox) -> [PixelBox] {
    var places: [(left: Int, top: Int)] = []
    let middle = (box.top + box.bottom - row.height) / 2
    for ring in 0..<4 {
      let step = ring * row.height
      let (above, below) = (box.top - row.height - step, box.bottom + step)
      let (before, after) = (box.left - row.width - step, box.right + step)
      places += [(box.left, above), (box.right - row.width, above), (box.left, below)]
      places += [(box.right - row.width, below), (before, box.top), (after, box.top), (before, middle)]
      places += [(after, middle), (before, above), (after, above), (before, below), (after, below)]
    }
    return places.map { place in
      let left = max(0, min(place.left, size.width - row.width))
      let top = max(0, min(place.top, size.height - row.height))
      return PixelBox(left: left, top: top, right: left + row.width, bottom: top + row.height)
    }
  }
}
