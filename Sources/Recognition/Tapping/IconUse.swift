/// What icons are used for, ranked by how often such an icon is a button: a model can split a rank anywhere.
enum IconUse {
  /// Words of meanings of things that are shown rather than done.
  private static let shown: Set<String> = [
    "battery", "wifi", "bluetooth", "cloud", "sun", "moon", "rain", "snow", "weather", "flash", "warning",
    "clock", "calendar", "location", "globe", "lock", "shield", "key", "gift", "tag", "chart", "card",
    "person",
    "profile", "folder", "file", "bell", "language", "verified",
  ]
  /// Words of meanings that point along.
  private static let directions: Set<String> = ["chevron", "arrow", "forward", "next", "previous"]
  /// Words of meanings of what is switched on and off.
  private static let marks: Set<String> = [
    "heart", "star", "bookmark", "thumbs", "thumb", "check", "eye", "like", "favorite",
  ]
  /// Words of meanings of what is done.
  private static let actions: Set<String> = [
    "back", "close", "menu", "more", "search", "add", "plus", "remove", "minus", "edit", "delete", "trash",
    "share",
    "settings", "filter", "sort", "download", "upload", "refresh", "undo", "redo", "send", "attach", "copy",
    "print",
    "scan", "logout", "camera", "microphone", "play", "pause", "cart", "help", "info",
  ]

  /// 0 shown, 1 unlike any, 2 directions, 3 marks, 4 actions; by the words of the meaning's name.
  static func rank(_ meaning: String) -> Double {
    let words = Set(meaning.lowercased().split { !$0.isLetter }.map(String.init))
    let ranks: [(Set<String>, Double)] = [(actions, 4), (marks, 3), (directions, 2), (shown, 0)]
    return ranks.first { !$0.0.isDisjoint(with: words) }?.1 ?? 1
  }
}
