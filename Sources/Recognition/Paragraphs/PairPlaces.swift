import ScreenModel

/// Where two lines are to each other, in sizes of the smaller letters.
enum PairPlaces: PairGroup {
  static let names = [
    "gap", "sizeRatio", "heightRatio", "leftEdges", "middles", "rightEdges", "widthAbove", "widthBelow",
    "early", "room", "points", "gapBefore", "gapAfter", "sizeBefore", "sizeAfter",
  ]

  static func values(of pair: LinePair, in scene: LineScene) -> [Double] {
    let above = scene.elements[pair.above].box
    let below = scene.elements[pair.below].box
    let words = scene.lineBreak(pair)
    let size = max(1, words.size)
    // Half a pixel either way is the edge of small ink, not a difference.
    let ratio = (words.below.fontSize + 0.5) / (words.above.fontSize + 0.5)
    let before = scene.pairs.last { $0.below == pair.above }
    let after = scene.pairs.first { $0.above == pair.below }
    return [
      (below.top - above.bottom) / size, ratio, below.height / max(1, above.height),
      (below.left - above.left) / size, (below.midX - above.midX) / size, (below.right - above.right) / size,
      above.width / size, below.width / size, words.early / size, words.left, size / scene.canvas.scale,
      gap(before, scene) / size, gap(after, scene) / size,
      before.map { scene.elements[$0.above].fontSize / size } ?? .nan,
      after.map { scene.elements[$0.below].fontSize / size } ?? .nan,
    ]
  }

  private static func gap(_ pair: LinePair?, _ scene: LineScene) -> Double {
    pair.map { scene.elements[$0.below].box.top - scene.elements[$0.above].box.bottom } ?? .nan
  }
}
