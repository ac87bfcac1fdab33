import Imaging

/// The only item drawn in colour among grey ones, on grey ground.
public struct VividCue: SelectionCue {
  /// The permanent name.
  public static let name = "vivid"
  /// How much more colour it must have than any other, 0…255.
  public var lead: Int

  /// Makes the cue.
  public init(lead: Int = 32) { self.lead = lead }

  /// The item with the most colour in its words, else in its icon.
  public func choice(in row: SelectionRow) -> Int? {
    // On unlike grounds the inks tell nothing: white on blue is the fill's colour turned round.
    // On a coloured ground what is washed out takes on colour: the item of the purest white is meant.
    guard row.isOfOneGround, !row.isOfColoredGround else { return nil }
    return row.tints.lazy.compactMap { tints in
      Outlier.largest(tints.map { Double($0.vividness) }, lead: Double(lead), ratio: 1)
    }.first
  }
}
