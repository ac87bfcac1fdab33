/// Finds the name of a thing from what stands on it and around it.
public struct Namer: Sendable {
  /// The confidence below which a name is not given, for it would be a guess.
  public static let leastConfidence = 0.5
  /// The confidence from which a name counts as certain in our measurements.
  public static let highConfidence = 0.8

  private static let unknownLanguage = 0.84

  private let sources: [any EvidenceSource] = [
    // Words on the control come first: voice control users say what they see.
    OwnText(),
    FieldLabel(),
    Placeholder(),
    RowTitle(),
    TileTitle(),
    // After the row's title: a heading above belongs to the slider only where its own row is silent.
    SliderHeading(),
    // Before the icon's own meaning: five stars are a rating and not five favourites.
    GroupPlace(),
    IconMeaning(),
    Caption(),
    PageName(),
  ]

  /// Makes a namer.
  public init() {}

  /// The best evidence; of equally good ones, that of the earlier source.
  public func name(of subject: Subject, in scene: Scene) -> Evidence? {
    var best: Evidence?
    for source in sources {
      guard let found = source.evidence(for: subject, in: scene), found.text.isEmpty == false else {
        continue
      }
      if found.confidence > (best?.confidence ?? 0) + 0.01 { best = found }
    }
    // Words of a language that nobody can tell are often misread; they never count as certain.
    if scene.language == nil { best?.confidence *= Self.unknownLanguage }
    return best.flatMap { $0.confidence >= Self.leastConfidence ? $0 : nil }
  }
}
