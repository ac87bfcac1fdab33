import Imaging

/// The tint that is unlike the others' (the paper, section 5.3), of the words where all items have some, else of
/// the icons: a badge on an icon is a colour of its own.
public struct TintCue: SelectionCue {
  /// The permanent name.
  public static let name = "tint"
  /// The difference of a channel that makes two tints unlike, 0…255.
  public var unlike: Int

  /// Makes the cue.
  public init(unlike: Int = 32) { self.unlike = unlike }

  /// The item of the odd tint.
  public func choice(in row: SelectionRow) -> Int? {
    row.tints.lazy.compactMap { Outlier.color($0, least: unlike) }.first
  }
}

extension SelectionRow {
  /// Whether all items stand on about the same colour.
  var isOfOneGround: Bool {
    guard let first = items.first?.look.ground else { return false }
    return items.allSatisfy { $0.look.ground.distance(to: first) <= 24 }
  }

  /// Whether the items stand on a colour of an app's, not on white, grey or black.
  var isOfColoredGround: Bool { items.allSatisfy { $0.look.ground.vividness >= 64 } }

  /// The colours of what is drawn in the items, the most trustworthy first: words, icons, the one or the other where
  /// some were overlooked, all that is drawn.
  var tints: [[Color]] {
    let words = items.compactMap(\.textLook)
    let icons = items.compactMap(\.iconLook)
    let either = items.compactMap { $0.textLook ?? $0.iconLook }
    guard !hasPaintedIcons else { return [words].filter { $0.count == items.count }.map { $0.map(\.ink) } }
    let seen = [words, icons, either].filter { $0.count == items.count }.map { $0.map(\.ink) }
    // Beside words that were found, an item in which none was found shows its outline.
    let isInPart = !either.isEmpty && either.count < items.count
    return isInPart ? [] : seen + [items.map(\.look.ink)]
  }

  /// Whether the icons are small pictures: two of them have colours of their own, and not the same.
  var hasPaintedIcons: Bool {
    let vivid = items.compactMap { $0.iconLook?.ink }.filter { $0.vividness >= 48 }
    return vivid.contains { color in vivid.contains { $0.distance(to: color) > 64 } }
  }
}
