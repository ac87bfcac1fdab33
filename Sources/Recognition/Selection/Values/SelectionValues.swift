import ScreenModel

/// What the selection model knows of the items of a row: computed here alone, for training and for use.
public enum SelectionValues {
  /// The groups, in the order of the columns; adding one asks for a new training.
  private static let groups: [any ItemValues.Type] = [
    VoteValues.self, PlaceValues.self, ShadeValues.self, InkValues.self, RimValues.self,
    PeerValues.self,
  ]

  /// The names of the columns.
  public static let names: [String] = groups.flatMap { $0.names }

  /// A row of values for each item, from the left.
  public static func rows(of row: SelectionRow, type: ElementType) -> [[Double]] {
    let lists = groups.map { $0.values(in: row, of: type) }
    return row.items.indices.map { place in lists.flatMap { $0[place] } }
  }
}
