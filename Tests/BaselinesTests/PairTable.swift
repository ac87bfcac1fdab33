/// The measured pairs by what changed.
struct PairTable {
  private var rows: [(title: String, exchangesDefects: Bool, plain: PairScore, identified: PairScore)] = []

  mutating func add(_ title: String, exchangesDefects: Bool, plain: PairScore, identified: PairScore) {
    rows.append((title, exchangesDefects, plain, identified))
  }

  /// The F1 over all rows with, or without, an exchange of defects.
  func f1(exchanging: Bool) -> Double { sum(exchanging).f1 }

  private func sum(_ exchanging: Bool) -> PairScore {
    var sum = PairScore()
    for row in rows where row.exchangesDefects == exchanging {
      sum.add(row.plain)
      sum.add(row.identified)
    }
    return sum
  }

  /// The rows as a table.
  var markdown: String {
    let head = """
      | change | lasting defects | F1, no identifiers | F1, a third identified | wrong pairs | missed pairs | same fingerprint, no identifiers | same fingerprint, a third identified |
      |---|---|---|---|---|---|---|---|

      """
    let body = rows.map { row in
      "| \(row.title) | \(row.plain.lasting + row.identified.lasting) | \(percent(row.plain.f1)) "
        + "| \(percent(row.identified.f1)) | \(row.plain.wrong + row.identified.wrong) "
        + "| \(row.plain.missed + row.identified.missed) | \(share(row.plain)) | \(share(row.identified)) |"
    }
    return head + body.joined(separator: "\n")
  }

  /// The F1 of both kinds of rows in words.
  var summary: String {
    let (same, exchanged) = (sum(false), sum(true))
    return """
      F1 of pairing the same defects: **\(percent(same.f1))** where only the surroundings change
      (precision \(percent(same.precision)), recall \(percent(same.recall)));
      **\(percent(exchanged.f1))** where four of ten defects are mended and others are made at the same time
      (precision \(percent(exchanged.precision)), recall \(percent(exchanged.recall))).
      """
  }

  private func share(_ score: PairScore) -> String {
    percent(score.lasting == 0 ? 1 : Double(score.sameFingerprint) / Double(score.lasting))
  }

  private func percent(_ value: Double) -> String {
    let tenths = Int((value * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
