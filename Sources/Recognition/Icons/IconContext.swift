import Geometry
import ScreenModel

/// What an icon's place on the screen makes of its glyph: an angle at the leading top goes back, the same at the end
/// of a row is decoration.
public struct IconContext: Sendable {
  private let elements: [Element]
  private let size: Size
  private let scale: Double
  private let isMirrored: Bool

  /// Looks at a screen whose icons have the network's words.
  ///
  /// - Parameters:
  ///   - size: of the picture, in pixels.
  ///   - scale: pixels a point.
  public init(_ elements: [Element], size: Size, scale: Double) {
    self.elements = elements
    self.size = size
    self.scale = scale
    isMirrored = ReadingDirection.isRightToLeft(elements.compactMap(\.text))
  }

  /// The glyphs that can stand behind a word that only a place gives; nil for the words of glyphs.
  public static func glyphs(of meaning: String) -> Set<String>? {
    switch meaning {
    case "back": ["chevron-left", "arrow-left", "chevron-right", "arrow-right"]
    case "chevron": ["chevron-left", "chevron-right"]
    case "clear": ["close"]
    default: nil
    }
  }

  /// The icon's meaning in its place; nil where its glyph is not known.
  public func meaning(of icon: Element) -> String? {
    switch icon.icon {
    case "chevron-left", "arrow-left", "chevron-right", "arrow-right": turned(icon)
    case "close": isInField(icon.box) ? "clear" : icon.icon
    default: icon.icon
    }
  }

  /// Backwards is to the left, but to the right where the language runs that way.
  private func turned(_ icon: Element) -> String? {
    guard let glyph = icon.icon else { return nil }
    let pointsBack = glyph.hasSuffix("left") != isMirrored
    if pointsBack { return isAtLeadingTop(icon.box) ? "back" : glyph }
    return glyph.hasPrefix("chevron") && isEndOfRow(icon.box) ? "chevron" : glyph
  }

  /// In the bar below the clock, or at the top of a dialog, with nothing before it.
  private func isAtLeadingTop(_ box: Rect) -> Bool {
    let dialogs = elements.filter { $0.type == .dialog && box.share(in: $0.box) > 0.9 }
    let frame = dialogs.min { $0.box.area < $1.box.area }?.box ?? size.box.rect
    // A bar is 44 to 64 points high and lies below up to 59 points of status bar; 20 points from the edge are
    // usual, 32 on tablets.
    let depth = (dialogs.isEmpty ? 124.0 : 64) * scale
    let isFirst = !elements.contains { isBefore($0, box) && ($0.type == .text || $0.type == .icon) }
    return box.midY - frame.top < depth && distance(fromLeading: box, in: frame) < 40 * scale && isFirst
  }

  /// Beside the text of a row, at its trailing end; the angles of a pager come in pairs.
  private func isEndOfRow(_ box: Rect) -> Bool {
    let rows = elements.filter { $0.type == .container && box.share(in: $0.box) > 0.9 }
    let row = rows.min { $0.box.area < $1.box.area }?.box ?? size.box.rect
    let before = elements.filter { isBefore($0, box) && $0.box.midX >= row.left && $0.box.midX <= row.right }
    let isPaired = elements.contains { other in
      other.type == .icon && other.box != box && isLevel(other.box, box)
        && ["chevron-left", "chevron-right"].contains(other.icon ?? "")
    }
    let isLast = !elements.contains { isLevel($0.box, box) && isBefore(box, $0) && $0.box.midX <= row.right }
    return distance(fromTrailing: box, in: row) < 40 * scale && isLast && !isPaired
      && before.contains { $0.type == .text }
  }

  private func isInField(_ box: Rect) -> Bool {
    elements.contains { $0.type == .textField && box.share(in: $0.box) > 0.7 }
  }

  /// Whether an element ends before a box begins, in its row, in reading direction.
  private func isBefore(_ element: Element, _ box: Rect) -> Bool {
    isLevel(element.box, box)
      && (isMirrored ? element.box.left >= box.right : element.box.right <= box.left)
  }

  private func isBefore(_ box: Rect, _ element: Element) -> Bool {
    (element.type == .text || element.type == .icon)
      && (isMirrored ? element.box.right <= box.left : element.box.left >= box.right)
  }

  /// Whether a box reaches as far down and up as the middle of another; text of two lines lies around it.
  private func isLevel(_ box: Rect, _ other: Rect) -> Bool {
    let slack = 12 * scale
    return box.top - slack < other.midY && other.midY < box.bottom + slack
  }

  private func distance(fromLeading box: Rect, in frame: Rect) -> Double {
    isMirrored ? frame.right - box.right : box.left - frame.left
  }

  private func distance(fromTrailing box: Rect, in frame: Rect) -> Double {
    isMirrored ? box.left - frame.left : frame.right - box.right
  }
}
