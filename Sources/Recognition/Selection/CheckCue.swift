/// The one item with a check mark beside its words, as Material's segmented buttons set it before the chosen one.
public struct CheckCue: SelectionCue {
  /// The permanent name.
  public static let name = "check"

  /// Makes the cue.
  public init() {}

  /// The item with the mark, where all have words.
  public func choice(in row: SelectionRow) -> Int? {
    guard row.items.allSatisfy({ $0.text != nil }) else { return nil }
    return Outlier.only(row.items.map { $0.iconMeaning == "check" })
  }
}
