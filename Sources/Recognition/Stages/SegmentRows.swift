import Geometry
import ScreenModel

/// Puts rows of segments right: completes them, gives the buttons of a dialog back to it, and leaves out what is no row.
struct SegmentRows {
  /// How far the buttons may reach below the dialog's box or end above its edge, in points.
  private let slack = 8.0

  func mended(_ elements: [Element], on canvas: Canvas) -> [Element] {
    // First completed: of a dialog's two buttons one alone may have been taken for a segment.
    let whole = SegmentCells().placed(addMissing(elements), on: canvas)
    return withoutLoneSegments(withoutDialogButtons(whole, slack: canvas.pixels(slack)))
  }

  /// A segment of one word at most, without another beside it, offers no choice: a button, a heading or a cell whose row was
  /// not seen. Of two words it may be a whole control.
  private func withoutLoneSegments(_ elements: [Element]) -> [Element] {
    let segments = elements.filter { $0.type == .segmentedControl }.map(\.box)
    let words = elements.filter { $0.type == .text }.map(\.box)
    return elements.filter { element in
      element.type != .segmentedControl || words.count { $0.share(in: element.box) > 0.5 } > 1
        || segments.contains { isBeside($0, element.box) }
    }
  }

  private func isBeside(_ one: Rect, _ other: Rect) -> Bool {
    one != other && one.overlapY(other) > 0.5 * min(one.height, other.height)
      && one.gapX(other) < min(one.width, other.width)
  }

  /// The buttons along the lower edge of a dialog look like segments, two of one width without a gap.
  private func withoutDialogButtons(_ elements: [Element], slack: Double) -> [Element] {
    var result = elements
    for index in result.indices where result[index].type == .dialog {
      let dialog = result[index].box
      let row = result.filter { isButton($0, of: dialog, slack: slack) }
      guard let first = row.first?.box, row.count > 1 else { continue }
      let whole = row.reduce(first) { $0.union($1.box) }
      // A cell that was added lies a little off the line between them.
      guard whole.width >= 0.95 * dialog.width else { continue }
      result[index].box = dialog.union(whole)
      return result.filter { !isButton($0, of: dialog, slack: slack) || $0.box.overlapY(first) == 0 }
    }
    return result
  }

  private func isButton(_ element: Element, of dialog: Rect, slack: Double) -> Bool {
    (element.type == .segmentedControl || element.type == .container)
      && element.box.overlapX(dialog) > 0.95 * element.box.width
      && element.box.bottom >= dialog.bottom - slack && element.box.top <= dialog.bottom + slack
  }

  /// What stands level with segments, next to one and in none, is the content of a segment that the detector missed.
  private func addMissing(_ elements: [Element]) -> [Element] {
    var segments = elements.filter { $0.type == .segmentedControl }
    let parts = elements.filter { $0.type == .text || $0.type == .icon }
    // Each one found may be the neighbour of the next.
    while let missing = segments.lazy.compactMap({ missing(beside: $0, of: segments, parts) }).first {
      segments.append(missing)
    }
    return elements + segments.dropFirst(elements.count { $0.type == .segmentedControl })
  }

  /// The overlooked segment next to one: its content lies a whole width beside, and is words or of what this one's is.
  private func missing(beside segment: Element, of segments: [Element], _ parts: [Element]) -> Element? {
    let box = segment.box
    let level = parts.filter { stands($0.box, levelWith: box) }
    let free = level.filter { part in !segments.contains { part.box.share(in: $0.box) > 0.5 } }
    let own = level.filter { $0.box.share(in: box) > 0.5 }
    let words = free.filter { $0.type == .text }.map(\.box)
    let icons = free.filter { $0.type == .icon }.map(\.box)
    let contents = words + CellContents.inRow(ofHeight: box.height, words: words, icons: icons)
    return contents.lazy.compactMap { content -> Element? in
      let inside = free.filter { $0.box.share(in: content) > 0.9 }
      guard isNeighbour(content, of: box, in: segments), [[.text], kinds(own)].contains(kinds(inside)) else {
        return nil
      }
      let half = box.width / 2
      let cell = Rect(left: content.midX - half, top: box.top, right: content.midX + half, bottom: box.bottom)
        .rounded
      // What the cell does not hold would be looked at again, without end.
      guard inside.allSatisfy({ $0.box.share(in: cell) > 0.5 }) else { return nil }
      var found = segment
      found.box = cell
      return found
    }.first
  }

  private func stands(_ part: Rect, levelWith segment: Rect) -> Bool {
    part.height < segment.height && part.midY > segment.top && part.midY < segment.bottom
  }

  /// Segments of a row are alike: the missing one lies as far beside its neighbour as that is wide, or as the next one lies.
  private func isNeighbour(_ content: Rect, of segment: Rect, in segments: [Element]) -> Bool {
    let level = segments.map(\.box).filter { $0.overlapY(segment) > 0.8 * segment.height }
    let pitches = level.map { abs($0.midX - segment.midX) }.filter { $0 > 0 && $0 < 1.3 * segment.width }
    let distance = abs(content.midX - segment.midX)
    return abs(content.midY - segment.midY) < 0.2 * segment.height && content.width < segment.width
      && ([segment.width] + pitches).contains { abs(distance - $0) < 0.1 * segment.width }
  }

  private func kinds(_ parts: [Element]) -> Set<ElementType> { Set(parts.map(\.type)) }
}
