import Geometry
import ScreenModel

/// The direction of the lines on a screen: by the script of its texts, and where this cannot be read by the edge
/// that they share.
enum ScriptDirection {
  /// The least share of texts that nobody could read for their edges to count.
  static let unread = 0.3
  /// How much more texts must share a right edge than a left one; chosen on training screens, where screens that
  /// run rightwards reach 1.2.
  static let preponderance = 1.3

  /// Whether lines run from right to left.
  static func isRightToLeft(_ elements: [Element], scale: Double) -> Bool {
    if isLeftward(elements.compactMap(\.text)) { return true }
    let texts = elements.filter { $0.type == .text }
    let blank = texts.count { ($0.text ?? "").isEmpty }
    guard texts.count >= 4, Double(blank) >= unread * Double(texts.count) else { return false }
    // Figures stand at the far end in both directions.
    let boxes = texts.filter { !($0.text ?? "").contains(where: \.isNumber) }.map(\.box)
    let left = shared(boxes.map(\.left), within: 2 * scale)
    let right = shared(boxes.map(\.right), within: 2 * scale)
    return right - left >= 3 && Double(right) >= preponderance * Double(left)
  }

  /// Whether most letters are of a script that runs from right to left (Hebrew, Arabic and their blocks).
  private static func isLeftward(_ texts: [String]) -> Bool {
    var letters = 0
    var leftward = 0
    for scalar in texts.joined().unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: leftward += 1
      default: break
      }
    }
    return leftward * 2 > letters
  }

  /// How many edges have another one within a distance.
  private static func shared(_ edges: [Double], within distance: Double) -> Int {
    let sorted = edges.sorted()
    return sorted.indices.count { index in
      (index > 0 && sorted[index] - sorted[index - 1] < distance)
        || (index + 1 < sorted.count && sorted[index + 1] - sorted[index] < distance)
    }
  }
}
