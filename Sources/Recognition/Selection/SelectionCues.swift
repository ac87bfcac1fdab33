/// The signs by which a selected item is known; `SelectionModel` weighs what they say.
public enum SelectionCues {
  /// All signs, in the order of the model's columns.
  public static let all: [any SelectionCue] = agreeing + [FillCue(), FirstCue()]

  /// The signs that an item of no row of plain words or icons shows by chance.
  private static let telling: [any SelectionCue] = [
    GroundCue(), BarCue(), FrameCue(), PillCue(), TintCue(), VividCue(), AccentCue(), OnlyTextCue(),
    ContrastCue(),
    BoldCue(),
  ]

  /// The signs that say more than where an item stands or how its icon is drawn.
  private static let agreeing: [any SelectionCue] = telling + [FrontCue(), TallCue()]

  /// The signs of form: they show to people who cannot tell the colours apart.
  private static let forms: [any SelectionCue] = [
    GroundCue(), BarCue(), FrameCue(), PillCue(), CheckCue(), BoldCue(), FillCue(), FrontCue(), TallCue(),
    ReliefCue(), OnlyTextCue(),
  ]

  /// Whether no sign of form points at the item of this place, so that its colours alone set it apart.
  static func isColorAlone(_ place: Int, in row: SelectionRow) -> Bool {
    forms.allSatisfy { $0.choice(in: row) != place }
  }

  /// What each sign points at, by its name; for measurements.
  public static func choices(in row: SelectionRow) -> [String: Int] {
    Dictionary(
      all.compactMap { cue in cue.choice(in: row).map { (type(of: cue).name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The item that all signs but fill and first that say something point at.
  static func agreed(in row: SelectionRow) -> Int? {
    let choices = Set(agreeing.compactMap { $0.choice(in: row) })
    return choices.count == 1 ? choices.first : nil
  }

  /// Whether something sets one item apart: a row of words or icons in which nothing does is no row of tabs.
  static func mark(_ row: SelectionRow) -> Bool { telling.contains { $0.choice(in: row) != nil } }
}
