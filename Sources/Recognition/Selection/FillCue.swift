/// A filled glyph among outlined ones, known by its share of ink.
public struct FillCue: SelectionCue {
  /// The permanent name.
  public static let name = "fill"
  /// How much larger its share of ink must be than any other's.
  public var lead: Double

  /// Makes the cue.
  public init(lead: Double = 0.2) { self.lead = lead }

  /// The item with the filled glyph.
  public func choice(in row: SelectionRow) -> Int? {
    let shares = row.items.compactMap { $0.iconLook?.inkShare }
    guard shares.count == row.items.count, row.items.count >= 3 else { return nil }
    return Outlier.largest(shares, lead: lead, ratio: 1)
  }
}
