/// The pressed one of raised buttons: light falls from above, so what stands out is light at its upper end, and what is
/// pressed in lies in the shadow there.
public struct ReliefCue: SelectionCue {
  /// The permanent name.
  public static let name = "relief"
  /// How much lighter the upper end of what stands out is at least, 0…255.
  public var raised: Double
  /// How much darker the upper end of what is pressed is at least, 0…255; dark grounds have little room for a shadow.
  public var sunk: Double

  /// Makes the cue.
  public init(raised: Double = 4, sunk: Double = 1) {
    self.raised = raised
    self.sunk = sunk
  }

  /// The one item that is sunk among raised ones, all with an edge above and below: the cards of a file have none below.
  public func choice(in row: SelectionRow) -> Int? {
    let reliefs = row.items.map { Relief(of: $0, in: row) }
    guard reliefs.allSatisfy({ $0.top >= raised && $0.bottom >= raised }) else { return nil }
    guard reliefs.count(where: { $0.gradient >= raised && $0.inset >= raised }) == reliefs.count - 1 else {
      return nil
    }
    return Outlier.only(reliefs.map { $0.gradient <= 0.5 && $0.inset <= -sunk })
  }
}
