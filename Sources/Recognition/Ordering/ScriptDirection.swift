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
    if ReadingDirection.isRightToLeft(elements.compactMap(\.text)) { return true }
    let texts = elements.filter { $0.type == .text }
    let blank = texts.count { ($0.text ?? "").isEmpty }
    guard texts.count >= 4, Double(blank) >= unread * Double(texts.count) else { return false }
    // Figures stand at the far end in both directions.
    let boxes = texts.filter { !($0.text ?? "").contains(where: \.isNumber) }.map(\.box)
    let left = shared(boxes.map(\.left), within: 2 * scale)
    let right = shared(boxes.map(\.right), within: 2 * scale)
    return right - left >= 3 && Double(right) >= preponderance * Double(left)
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
