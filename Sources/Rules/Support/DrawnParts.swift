import AccessibilityModel
import Geometry
import Matching
import ScreenModel

/// The controls of equal rank that are drawn inside of one stop: cards, signs with captions, rows.
struct DrawnParts {
  private let frame: Rect
  private let inside: [Element]
  private let texts: [Element]
  private let scale: Double

  /// The least distance, in points, between the middles of two rows that are controls; lines of one card are closer.
  /// Material's and Apple's rows are 48 and 44 points high.
  private static let leastStep = 40.0

  init(of node: Node, on screen: Screen) {
    frame = node.frame
    inside = screen.seen.elements.filter { $0.type != .dialog && $0.box.share(in: node.frame) >= 0.85 }
    texts = inside.filter { $0.type == .text }
    scale = screen.scale
  }

  /// The places of the controls, by the look that tells the most of them; empty where there are not two.
  var places: [Rect] {
    [cards, columns, rows].max { $0.count < $1.count } ?? []
  }

  /// Grounds of one width, below one another or side by side, which fill the stop and lie in no larger ground.
  private var cards: [Rect] {
    let grounds = inside.filter { ($0.type == .container || $0.type == .textField) && $0.score >= 0.5 }
    if grounds.contains(where: { $0.box.iou(frame) >= 0.85 }) { return [] }
    let cards = grounds.map(\.box).filter { box in
      box.area >= 0.2 * frame.area && texts.contains { $0.box.share(in: box) >= 0.9 }
        && grounds.contains { $0.box.area > 1.1 * box.area && box.share(in: $0.box) >= 0.9 } == false
    }
    guard let first = cards.first,
      cards.dropFirst().allSatisfy({ isLevel($0, first) && $0.intersection(first).isEmpty }),
      cards.count >= 2, cards.map(\.area).reduce(0, +) >= 0.7 * frame.area
    else { return [] }
    return cards
  }

  private func isLevel(_ one: Rect, _ other: Rect) -> Bool {
    let isBelow =
      abs(one.width - other.width) <= 0.05 * other.width && abs(one.midX - other.midX) <= 0.05 * other.width
    let isBeside =
      abs(one.height - other.height) <= 0.05 * other.height
      && abs(one.midY - other.midY) <= 0.05 * other.height
    return isBelow || isBeside
  }

  /// Signs of one size in one row, each with its words below it, and no other words.
  private var columns: [Rect] {
    let signs = inside.filter { $0.type == .icon || $0.type == .picture }.map(\.box)
    guard signs.count >= 2, texts.count == signs.count, let first = signs.first,
      signs.allSatisfy({ abs($0.midY - first.midY) <= 0.15 * first.height && isAlike($0, first) })
    else { return [] }
    let places = signs.compactMap { sign -> Rect? in
      texts.first { isCaption($0.box, of: sign) }.map { sign.union($0.box) }
    }
    return places.count == signs.count ? places : []
  }

  private func isAlike(_ one: Rect, _ other: Rect) -> Bool {
    (0.8...1.25).contains(one.height / max(other.height, 1))
      && (0.8...1.25).contains(one.width / max(other.width, 1))
  }

  private func isCaption(_ text: Rect, of sign: Rect) -> Bool {
    text.top >= sign.bottom - 2 * scale && text.top - sign.bottom <= sign.height
      && abs(text.midX - sign.midX) <= 0.3 * sign.width
  }

  /// Words with a sign at the same edge, line below line, as far apart as the rows of a list.
  private var rows: [Rect] {
    let signs = inside.filter { $0.type == .icon }.map(\.box).sorted { $0.top < $1.top }
    guard let first = signs.first, signs.count >= 2,
      signs.allSatisfy({ abs($0.midX - first.midX) <= 4 * scale })
    else { return [] }
    let steps = zip(signs, signs.dropFirst()).map { $1.midY - $0.midY }
    let rows = signs.compactMap { sign -> Rect? in
      let level = texts.filter { abs($0.box.midY - sign.midY) <= 0.5 * sign.height }.map(\.box)
      return level.isEmpty ? nil : level.reduce(sign) { $0.union($1) }
    }
    return steps.allSatisfy { $0 >= Self.leastStep * scale } && rows.count == signs.count ? rows : []
  }
}
