/// Pairs of findings on pictures of one screen: another device, theme, language, other neighbours or rows.
enum RenderedPairs {
  /// The words that several controls share by mistake, in the languages of the renderings.
  private static func common(_ change: String) -> String {
    ["language", "all-three"].contains(change) ? "Mehr" : "More"
  }

  /// The scores of all changes, first with the same defects, then with some mended and others made.
  static func table(of screens: [RenderedScreen]) throws -> PairTable {
    var table = PairTable()
    let changes = Set(screens.flatMap { $0.renderings.map(\.change) }).sorted()
    for exchanges in [false, true] {
      for change in changes {
        let scores = try [0, 1.0 / 3].map { identifiers in
          try screens.reduce(into: PairScore()) { sum, screen in
            sum.add(
              try score(change, on: screen, identifiers: identifiers, exchangesDefects: exchanges))
          }
        }
        let title = (exchanges ? "other defects, " : "") + change.replacing("-", with: " ")
        table.add(title, exchangesDefects: exchanges, plain: scores[0], identified: scores[1])
      }
    }
    return table
  }

  private static func score(
    _ change: String, on screen: RenderedScreen, identifiers: Double, exchangesDefects: Bool
  ) throws -> PairScore {
    var score = PairScore()
    for (_, scene) in screen.renderings.filter({ $0.change == change }) {
      for seed in 0..<Faults.seeds {
        let faults = Faults(in: screen.original, seed: seed, identifiers: identifiers)
        let later = exchangesDefects ? faults.exchanged(in: screen.original, seed: seed) : faults
        score.add(
          try faults.planted(in: screen.original).judged(),
          try later.planted(in: scene, common: common(change)).judged())
      }
    }
    return score
  }
}
