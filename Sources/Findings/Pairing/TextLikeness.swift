/// How alike texts are, as they are given: normalise them first where signs and case shall not count.
public enum TextLikeness {
  /// One minus the share of letters to change (Levenshtein), 0…1.
  public static func of(_ one: String, _ other: String) -> Double {
    let (a, b) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    guard !a.isEmpty, !b.isEmpty else { return a.isEmpty && b.isEmpty ? 1 : 0 }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let best = min(diagonal + (a[i] == b[j] ? 0 : 1), min(row[j], row[j + 1]) + 1)
        diagonal = row[j + 1]
        row[j + 1] = best
      }
    }
    return 1 - Double(row[b.count]) / Double(max(a.count, b.count))
  }

  /// The share of words that both have (Dice), 0…1.
  public static func sharedWords(_ one: String, _ other: String) -> Double {
    let (a, b) = (Set(one.split(separator: " ")), Set(other.split(separator: " ")))
    guard !a.isEmpty || !b.isEmpty else { return 1 }
    return 2 * Double(a.intersection(b).count) / Double(a.count + b.count)
  }
}
