import ScreenModel

/// What the clickability model knows of an element: computed here alone, for training and for use.
public enum TapFeatures {
  /// The groups, in the order of the columns; adding one asks for a new training.
  private static let groups: [any FeatureGroup.Type] = [
    KindFeatures.self, PlaceFeatures.self, TextFeatures.self, ColorFeatures.self, HostFeatures.self,
    ContentFeatures.self, RowFeatures.self, PeerFeatures.self, StackFeatures.self,
  ]

  /// The names of the columns.
  public static let names: [String] = groups.flatMap { $0.names }

  /// Whether the model judges elements of a type; of the others the type tells.
  public static func isJudged(_ type: ElementType) -> Bool {
    type == .icon || type == .text || type == .picture || type == .container
  }

  /// The indices of the elements that are judged, each with its row of values.
  public static func rows(of elements: [Element], on canvas: Canvas) -> [(index: Int, values: [Double])] {
    let judged = elements.indices.filter { isJudged(elements[$0].type) }
    guard !judged.isEmpty else { return [] }
    let scene = TapScene(elements, on: canvas)
    return judged.map { index in (index, groups.flatMap { $0.values(of: index, in: scene) }) }
  }
}

extension Bool {
  /// 1 for true, 0 for false.
  var feature: Double { self ? 1 : 0 }
}
