import ScreenModel

/// What a row of stars or hearts says: how many of them are filled.
enum SeenRating {
  /// "3 of 5" for a stop of such glyphs alone; nil for all else, and where recognition could not tell.
  static func value(of elements: [Element]) -> String? {
    let filled = elements.compactMap(\.isFilled)
    guard elements.count > 1, filled.count == elements.count else { return nil }
    return "\(filled.count { $0 }) of \(filled.count)"
  }
}
