import ScreenModel

/// The cues and how much each one's word is worth.
///
/// A vote counts the logarithm of the odds that its cue is right, ln((right + ½) / (wrong + ½)), counted on the true
/// boxes of the 2,951 rows of 3,118 training screens (`StageFeatures cues`), 937 of them in themes of GTK, which others
/// designed, and cut at 4.5, so that the sum is the log odds of an item if the cues were independent. They
/// are not, which makes the sums too large but keeps their order. Where words may be overlooked, the count on detected
/// boxes holds (`OnlyTextCue`). A cue that was right no more often than chance counts 0.1 and only breaks ties. `least`
/// and `lead` were checked on screens held out of training.
public struct Ballot: Sendable {
  /// A cue and the weights of its vote.
  public struct Voter: Sendable {
    /// The sign.
    public let cue: any SelectionCue
    /// The worth of its vote in a tab bar.
    public let amongTabs: Double
    /// The worth of its vote among segments.
    public let amongSegments: Double
  }

  /// All cues, the most telling first.
  public static let standard = Ballot(voters: [
    Voter(cue: GroundCue(), amongTabs: 3.2, amongSegments: 2.7),
    Voter(cue: FrontCue(), amongTabs: 0.1, amongSegments: 4.5),
    Voter(cue: BarCue(), amongTabs: 2.5, amongSegments: 3.3),
    Voter(cue: FrameCue(), amongTabs: 3.5, amongSegments: 2.2),
    Voter(cue: PillCue(), amongTabs: 3.5, amongSegments: 4.5),
    Voter(cue: TintCue(), amongTabs: 4.3, amongSegments: 3.6),
    Voter(cue: VividCue(), amongTabs: 3.9, amongSegments: 4.5),
    Voter(cue: AccentCue(), amongTabs: 4.5, amongSegments: 4.5),
    Voter(cue: OnlyTextCue(), amongTabs: 2.3, amongSegments: 0.1),
    Voter(cue: ContrastCue(), amongTabs: 4.5, amongSegments: 4.5),
    Voter(cue: BoldCue(), amongTabs: 0.1, amongSegments: 1.7),
    Voter(cue: FillCue(), amongTabs: 0.1, amongSegments: 0.1),
    Voter(cue: FirstCue(), amongTabs: 0.1, amongSegments: 0.1),
  ])

  /// The cues.
  public let voters: [Voter]
  /// The least sum that an item needs.
  public var least = 1.0
  /// How far it must lead the next.
  public var lead = 0.3

  /// What each cue points at, by its name; for measurements.
  public func choices(in row: SelectionRow) -> [String: Int] {
    Dictionary(
      voters.compactMap { voter in
        voter.cue.choice(in: row).map { (type(of: voter.cue).name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The selected item; nil where the cues say too little or contradict each other.
  ///
  /// Tabs of words alone look as segments do, so the weights of these count.
  public func selected(in row: SelectionRow, of type: ElementType) -> Int? {
    let areTabs = type == .tabBarItem && !row.hasWordsAlone
    var sums = [Double](repeating: 0, count: row.items.count)
    for voter in voters {
      guard let choice = voter.cue.choice(in: row) else { continue }
      sums[choice] += areTabs ? voter.amongTabs : voter.amongSegments
    }
    guard let best = sums.indices.max(by: { sums[$0] < sums[$1] }), sums[best] >= least else { return nil }
    let second = sums.indices.filter { $0 != best }.map { sums[$0] }.max() ?? 0
    return sums[best] - second >= lead ? best : nil
  }
}
