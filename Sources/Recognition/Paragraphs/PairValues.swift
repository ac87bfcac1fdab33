import ScreenModel

/// What the paragraph model knows of two lines: computed here alone, for training and for use.
public enum PairValues {
  /// The groups, in the order of the columns; adding one asks for a new training.
  private static let groups: [any PairGroup.Type] = [
    PairPlaces.self, PairColors.self, PairWords.self, PairSurroundings.self,
  ]

  /// The names of the columns.
  public static let names: [String] = groups.flatMap { $0.names }

  /// The pairs of lines that may belong together, as places among the elements, each with its row of values.
  public static func rows(
    of elements: [Element], on canvas: Canvas
  ) -> [(above: Int, below: Int, values: [Double])] {
    let scene = LineScene(elements, on: canvas)
    return scene.pairs.map { pair in
      (pair.above, pair.below, groups.flatMap { $0.values(of: pair, in: scene) })
    }
  }
}
