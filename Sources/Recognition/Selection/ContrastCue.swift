import Imaging

/// The item that stands out most from its ground: the others are washed out.
public struct ContrastCue: SelectionCue {
  /// The permanent name.
  public static let name = "contrast"
  /// How much more it must stand out than any other, 0…255.
  public var lead: Int

  /// Makes the cue.
  public init(lead: Int = 24) { self.lead = lead }

  /// The item of the strongest words, else of the strongest icon.
  public func choice(in row: SelectionRow) -> Int? {
    // On unlike grounds the inks tell nothing: white on blue is the fill's colour turned round.
    guard row.isOfOneGround else { return nil }
    let words = row.items.compactMap(\.textLook)
    let icons = row.items.compactMap(\.iconLook)
    // On grey a coloured ink is often weaker than the black or white beside it, and selected; on a coloured ground
    // the others' ink is a blend with it.
    return [words, icons].lazy.filter { looks in
      looks.count == row.items.count && (row.isOfColoredGround || looks.allSatisfy { $0.ink.vividness < 32 })
    }.compactMap { looks in
      Outlier.largest(
        looks.map { abs($0.ink.luma - $0.ground.luma) }, lead: Double(lead), ratio: 1)
    }.first
  }
}
