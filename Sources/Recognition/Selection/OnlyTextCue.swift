/// The only item with words beside its icon (the paper's figure 8.g).
public struct OnlyTextCue: SelectionCue {
  /// The permanent name.
  public static let name = "only-text"

  /// Makes the cue.
  public init() {}

  /// The item with words, where each of the others has an icon alone.
  public func choice(in row: SelectionRow) -> Int? {
    guard row.items.count >= 3, row.items.allSatisfy({ $0.icon != nil || $0.text != nil }) else { return nil }
    return Outlier.only(row.items.map { $0.text != nil })
  }
}
