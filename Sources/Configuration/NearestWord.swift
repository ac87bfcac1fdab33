/// The known word that a mistyped one was probably meant to be.
public enum NearestWord {
  /// The nearest of the known words; nil where none is near enough to be a slip of the keys.
  ///
  /// A slip is at most a third of the letters, and at least one; a known word that begins or ends with the given
  /// one is near too.
  public static func to(_ word: String, among known: some Sequence<String>) -> String? {
    let ranked = known.map { (distance: distance(word.lowercased(), $0.lowercased()), word: $0) }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
    if let best = ranked.first, best.distance <= max(1, word.count / 3) { return best.word }
    guard word.count >= 3 else { return nil }
    return ranked.first { $0.word.lowercased().hasPrefix(word.lowercased()) || $0.word.hasSuffix(word) }?.word
  }

  /// Damerau's distance with adjacent swaps: insertions, deletions, replacements and swaps of neighbours.
  public static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(rows[i][j + 1], row[j]) + 1
        best = min(best, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
