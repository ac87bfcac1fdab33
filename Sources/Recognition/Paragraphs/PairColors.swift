import Imaging

/// How unlike the letters of two lines are, and how strong their strokes are.
enum PairColors: PairGroup {
  static let names = [
    "inks", "contrastRatio", "vividAbove", "vividBelow", "strokeRatio", "inkShareRatio",
  ]

  static func values(of pair: LinePair, in scene: LineScene) -> [Double] {
    guard let above = scene.looks[pair.above], let below = scene.looks[pair.below],
      above.contrast > 0, below.contrast > 0
    else {
      return [Double](repeating: .nan, count: names.count)
    }
    return [
      Double(above.ink.distance(to: below.ink)), Double(below.contrast) / Double(above.contrast),
      Double(above.ink.vividness),
      Double(below.ink.vividness), scene.strokes[pair.below] / scene.strokes[pair.above],
      below.inkShare / max(0.001, above.inkShare),
    ]
  }
}
