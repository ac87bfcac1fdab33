/// The page of the measured pairs.
struct PairTable {
  private var rows: [(change: Change, plain: PairScore, identified: PairScore)] = []

  mutating func add(_ change: Change, plain: PairScore, identified: PairScore) {
    rows.append((change, plain, identified))
  }

  /// The F1 over all rows with, or without, an exchange of defects.
  func f1(exchanging: Bool) -> Double { sum(exchanging).f1 }

  private func sum(_ exchanging: Bool) -> PairScore {
    var sum = PairScore()
    for row in rows where row.change.exchangesDefects == exchanging {
      sum.add(row.plain)
      sum.add(row.identified)
    }
    return sum
  }

  func markdown(screens: [String]) -> String {
    let body = rows.map { row in
      "| \(row.change.rawValue) | \(row.plain.lasting + row.identified.lasting) | \(percent(row.plain.f1)) "
        + "| \(percent(row.identified.f1)) | \(row.plain.wrong + row.identified.wrong) "
        + "| \(row.plain.missed + row.identified.missed) | \(share(row.plain)) | \(share(row.identified)) |"
    }
    let (same, exchanged) = (sum(false), sum(true))
    return """
      <!-- Made by FingerprintPairTests; `make golden` writes it anew. -->

      # Knowing findings again

      Screens of `Fixtures/screens` with planted defects, before and after a change (docs/fingerprints.md says how). The
      weights of the matcher were chosen on the other half of the screens; these are the ones that nobody looked at:
      \(screens.joined(separator: ", ")).

      F1 of pairing the same defects: **\(percent(same.f1))** where only the surroundings change
      (precision \(percent(same.precision)), recall \(percent(same.recall)));
      **\(percent(exchanged.f1))** where four of ten defects are mended and others are made at the same time
      (precision \(percent(exchanged.precision)), recall \(percent(exchanged.recall))).

      | change | lasting defects | F1, no identifiers | F1, a third identified | wrong pairs | missed pairs | same fingerprint, no identifiers | same fingerprint, a third identified |
      |---|---|---|---|---|---|---|---|
      \(body.joined(separator: "\n"))

      "Same fingerprint" is what tools get that know the fingerprint alone, such as code scanning.

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
