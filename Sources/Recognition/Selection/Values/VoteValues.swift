import ScreenModel

/// What each cue says of an item: 1 where it points at it, -1 where it points at another one, 0 where it is silent.
enum VoteValues: ItemValues {
  static let names = SelectionCues.all.map { "vote." + type(of: $0).name }

  static func values(in row: SelectionRow, of type: ElementType) -> [[Double]] {
    let choices = SelectionCues.all.map { $0.choice(in: row) }
    return row.items.indices.map { place in
      choices.map { choice in choice.map { $0 == place ? 1 : -1 } ?? 0 }
    }
  }
}
