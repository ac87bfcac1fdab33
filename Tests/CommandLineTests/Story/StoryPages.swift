/// What the program says of the history in JSON, as far as the story asks for it.
enum StoryPages {
  /// A release in a trend.
  struct Point: Decodable {
    let release: String
    let screens: Int
    let open: Int
    let errors: Int
    let warnings: Int
    let reviews: Int
    let new: Int
    let fixed: Int
    let reopened: Int
    let ended: Int
    let debt: Double
  }

  /// A screen's change of name.
  struct Rename: Decodable {
    let old: String
    let new: String
    let recognised: Bool
  }

  /// `history trend`.
  struct Trend: Decodable {
    let points: [Point]
    let renames: [Rename]
  }

  /// A finding of the history.
  struct Item: Decodable {
    let fingerprint: String
    let screen: String
    let rule: String
    let owner: String?
    let sinceRelease: String
  }

  /// `history diff`.
  struct Diff: Decodable {
    /// A finding that ended without being fixed.
    struct Ended: Decodable {
      let finding: Item
    }

    let new: [Item]
    let fixed: [Item]
    let reopened: [Item]
    let ended: [Ended]
    let renames: [Rename]
  }

  /// `history debt`.
  struct Debt: Decodable {
    /// An open finding with its cost.
    struct Entry: Decodable {
      let finding: Item
      let days: Int
      let debt: Double
    }

    /// The findings of one owner.
    struct Share: Decodable {
      let name: String
      let findings: Int
    }

    let debt: Double
    let items: [Entry]
    let owners: [Share]
  }
}
