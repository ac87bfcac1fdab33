/// The first item, which apps open with: it breaks a tie and decides nothing by itself.
public struct FirstCue: SelectionCue {
  /// The permanent name.
  public static let name = "first"

  /// Makes the cue.
  public init() {}

  /// The leftmost item.
  public func choice(in row: SelectionRow) -> Int? { 0 }
}
