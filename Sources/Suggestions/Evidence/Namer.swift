/// Finds the name of a thing from what stands on it and around it.
public struct Namer: Sendable {
  /// The confidence below which a name is not given, for it would be a guess.
  public static let leastConfidence = 0.5
  /// The confidence from which a name counts as certain in our measurements.
  public static let highConfidence = 0.8

  private static let besideUnread = 0.8

  /// Words on the control need no rival: voice control users say what they see (WCAG 2.5.3), whatever the icon means.
  private let ownText = OwnText()

  private let sources: [any EvidenceSource] = [
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

  /// The words on the thing itself, else the best evidence; of equally good ones, that of the earlier source.
  public func name(of subject: Subject, in scene: Scene) -> Evidence? {
    var best = ownText.evidence(for: subject, in: scene)
    let isUnread = best.map { $0.confidence < Self.leastConfidence || $0.text.isEmpty }
    if best == nil || isUnread == true { best = bestOfOthers(for: subject, in: scene) }
    // Words stand on it that nobody could read; they would be its name, and others are a guess.
    if isUnread ?? scene.hasUnreadWords(on: subject) { best?.confidence *= Self.besideUnread }
    return best.flatMap { $0.confidence >= Self.leastConfidence ? $0 : nil }
  }

  private func bestOfOthers(for subject: Subject, in scene: Scene) -> Evidence? {
    var best: Evidence?
    for source in sources {
      guard let found = source.evidence(for: subject, in: scene), found.text.isEmpty == false else {
        continue
      }
      if found.confidence > (best?.confidence ?? 0) + 0.01 { best = found }
    }
    return best
  }
}
