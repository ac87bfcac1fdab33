import Geometry
import Imaging
import ScreenModel

/// Takes the signs at the ends of a line out of what was read: a magnifier before "Search" reads as a `Q`, a radio button
/// as an `O`.
struct LineEnds {
  /// The score from which a sign counts although no text was detected beside it, 0…1.
  private let sure = 0.6
  /// The part of a sign on a detected text from which it may be letters of that text.
  private let shared = 0.5
  /// In heights of the line: how far a sign may lie from the line's end.
  private let reach = 0.15
  /// In heights of the line: the least gap between a sign and the words; letters of one word lie closer.
  private let gap = 0.12

  /// The line without the icons and the ticks that were detected at its ends.
  ///
  /// - Parameter texts: the boxes of the detected texts.
  func withoutSigns(
    _ line: TextLine, among elements: [Element], texts: [Rect], on raster: Raster
  ) -> TextLine {
    let signs = elements.filter { isOn(line.box, $0, texts: texts) }
    return signs.reduce(line) { line, sign in
      guard let rest = rest(of: line.box, beside: sign.box, on: raster) else { return line }
      let isKnown = texts.contains { $0.iou(rest) > 0.5 }
      let words = words(of: line, outside: sign.box)
      guard isKnown || sign.score > sure, !words.isEmpty else { return line }
      return TextLine(box: rest, text: words, confidence: line.confidence)
    }
  }

  /// Whether an element is a sign on the line and no part of a detected text.
  private func isOn(_ line: Rect, _ element: Element, texts: [Rect]) -> Bool {
    (element.type == .icon || element.type == .checkbox) && element.box.stands(on: line)
      && !texts.contains { element.box.share(in: $0) > shared }
  }

  /// The box of the words beside a sign at one end; nil where the sign stands elsewhere or no gap parts them.
  private func rest(of line: Rect, beside sign: Rect, on raster: Raster) -> Rect? {
    let slack = reach * line.height
    let isFirst = sign.left <= line.left + slack
    guard isFirst != (sign.right >= line.right - slack) else { return nil }
    let free = Rect(
      left: isFirst ? sign.right + 1 : line.left, top: line.top, right: isFirst ? line.right : sign.left - 1,
      bottom: line.bottom)
    let place = PixelBox(covering: free)
    guard let look = Look(of: raster, in: place), look.contrast > 0,
      let ink = look.inkBox(in: place, of: raster)
    else { return nil }
    let space = isFirst ? ink.left - sign.right : sign.left - ink.right
    return space >= gap * line.height ? ink : nil
  }

  private func words(of line: TextLine, outside sign: Rect) -> String {
    let outside = CharacterPlaces(of: line.text, over: line.box).places.filter { place in
      place.middle < sign.left || place.middle > sign.right
    }
    return CharacterPlaces.trimmed(String(outside.map(\.character)))
  }
}
