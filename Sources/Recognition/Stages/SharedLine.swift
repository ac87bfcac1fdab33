import Geometry
import Imaging
import ScreenModel

/// A line that the reader read in one go although several things stand on it: two prices side by side, or an icon
/// before its text.
struct SharedLine {
  /// The least share of the line's width that its parts span together.
  private static let filled = 0.7
  /// The least gap between two parts, in heights of the line: letters of one word lie closer.
  private static let gap = 0.12
  /// The gap from which two texts of one colour are apart, in heights of the line: words lie closer.
  private static let column = 1.2
  /// The difference of a channel from which two texts have two colours, 0…255.
  private static let otherColor = 48

  /// The difference of a channel from which neighbouring pixels make an edge, 0…255.
  private static let edgeTolerance = 6
  /// The share of the height at which an edge between two texts parts them.
  private static let divided = 0.9

  /// Elements that the detector found on the line, from left to right.
  let parts: [Element]
  /// Where each character of the line stands.
  private let places: [(character: Character, middle: Double)]

  /// Takes the parts where they divide the line among them; nil where they do not, or where none is a text.
  init?(_ line: TextLine, box: Rect, parts: [Element], on raster: Raster) {
    let ordered = parts.sorted { $0.box.left < $1.box.left }
    guard ordered.count > 1, ordered.contains(where: { $0.type == .text }) else { return nil }
    let span = (ordered.map(\.box.right).max() ?? 0) - ordered[0].box.left
    guard span >= Self.filled * box.width else { return nil }
    let places = CharacterPlaces(of: line.text, over: box).places
    let isApart = zip(ordered, ordered.dropFirst()).allSatisfy {
      Self.isApart($0, $1, height: box.height, on: raster)
        || Self.isCutShort($0, before: $1, in: places, height: box.height)
    }
    guard isApart || Self.isEven(ordered) else { return nil }
    self.parts = ordered
    self.places = places
  }

  private static func isApart(_ left: Element, _ right: Element, height: Double, on raster: Raster) -> Bool {
    let space = (right.box.left - left.box.right) / height
    // The stars of a rating touch.
    if left.type == .icon && right.type == .icon { return space >= 0 }
    guard space >= gap, left.type == .text, right.type == .text else { return space >= gap }
    return space >= column || isDivided(left.box, right.box, on: raster)
      || ink(left, on: raster).distance(to: ink(right, on: raster)) > otherColor
  }

  /// Whether a text ends in an ellipsis: where it was cut short the next one begins.
  private static func isCutShort(
    _ left: Element, before right: Element, in places: [(character: Character, middle: Double)],
    height: Double
  ) -> Bool {
    guard left.type == .text, (right.box.left - left.box.right) / height >= gap else { return false }
    let border = (left.box.right + right.box.left) / 2
    let own = places.filter { $0.middle > left.box.left && $0.middle < border }.map(\.character)
    let words = CharacterPlaces.trimmed(String(own))
    return words.hasSuffix("…") || words.hasSuffix("..")
  }

  /// Whether a line or the end of a ground runs from above to below between two texts, as between the cells of a bar.
  private static func isDivided(_ left: Rect, _ right: Rect, on raster: Raster) -> Bool {
    let row = left.union(right)
    let rows = Int(row.top - 0.3 * row.height)..<Int(row.bottom + 0.3 * row.height)
    guard left.right < right.left else { return false }
    let edge = verticalEdge(
      of: raster, columns: Int(left.right)...Int(right.left), rows: rows, tolerance: edgeTolerance)
    return (edge?.share ?? 0) >= divided
  }

  private static func ink(_ element: Element, on raster: Raster) -> Color {
    Palette(of: raster, in: PixelBox(covering: element.box), samples: 2_500).tint(distance: otherColor)
      ?? .black
  }

  /// The mean score of the parts.
  var score: Double { parts.reduce(0) { $0 + $1.score } / Double(parts.count) }

  /// Whether the parts stand in columns of one pitch, as the days of a calendar do; words never do.
  private static func isEven(_ parts: [Element]) -> Bool {
    let pitches = zip(parts, parts.dropFirst()).map { $1.box.midX - $0.box.midX }
    guard parts.count >= 3, let least = pitches.min() else { return false }
    // A day that was not found leaves a gap of several pitches; three words stand evenly by chance at times.
    let slack = parts.count == 3 ? 0.06 : 0.2
    return pitches.allSatisfy { pitch in abs(pitch / least - (pitch / least).rounded()) < slack }
  }

  /// The words of each part, by the place of each character on the line; icons take what was read into them along.
  var words: [String] {
    var words = parts.map { _ in "" }
    for (character, middle) in places {
      let nearest = parts.indices.min { distance(of: $0, from: middle) < distance(of: $1, from: middle) } ?? 0
      words[nearest].append(character)
    }
    return words.map(CharacterPlaces.trimmed)
  }

  private func distance(of part: Int, from x: Double) -> Double {
    let box = parts[part].box
    return max(0, box.left - x, x - box.right)
  }
}
