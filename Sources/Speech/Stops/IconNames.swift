import Geometry
import ScreenModel

/// English names for the meanings of icons; what an icon means can depend on its place.
enum IconNames {
  /// Meanings whose name is another word; any other is its own name.
  private static let names = [
    "trash": "Delete", "arrow-back": "Back", "arrow-left": "Back", "chevron-left": "Back", "eye": "Show",
    "eye-off": "Hide", "qr-code": "QR code", "wifi": "Wi-Fi", "wifi-off": "Wi-Fi off", "face-id": "Face ID",
    "at": "Mention", "thumbs-up": "Like", "thumbs-down": "Dislike", "drag-handle": "Reorder",
  ]

  /// Meanings that name nothing: unknown ones, and the angle at the end of a row.
  private static let silent: Set<String> = ["", "unknown", "other", "chevron"]

  /// Meanings that name something only at the leading end of the bar at the top.
  private static let backward: Set<String> = ["chevron-left", "arrow-left"]

  /// The name of a meaning; nil where it is unknown or, at this place, decoration.
  static func name(of meaning: String, at box: Rect, on screen: RecognizedScreen) -> String? {
    let word = meaning.lowercased().replacing("_", with: "-")
    if silent.contains(word) { return nil }
    if backward.contains(word), isLeadingAtTop(box, on: screen) == false { return readable(word) }
    return names[word] ?? readable(word)
  }

  private static func readable(_ word: String) -> String {
    let words = word.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The first 120 points hold the status and the navigation bar, its first fifth the way back.
  private static func isLeadingAtTop(_ box: Rect, on screen: RecognizedScreen) -> Bool {
    let width = Double(screen.size.width)
    let leading = screen.isRightToLeft ? width - box.midX : box.midX
    return box.midY < 120 * max(screen.scale, 1) && leading < 0.2 * width
  }
}
