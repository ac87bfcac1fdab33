/// Where a finding lies on its screen, so that places on screens of two sizes can be compared.
struct Placement: Sendable, Hashable {
  private let (x, y): (Double, Double)
  private let (fromRight, fromBottom): (Double, Double)
  private let fromMiddle: Double

  /// Nil for a finding about the whole screen, or of a report without places.
  init?(_ identity: FindingIdentity) {
    guard let points = identity.points, let shares = identity.place, points.count == 2, shares.count == 2
    else { return nil }
    (x, y) = (points[0], points[1])
    // The shares say how large the screen is; what lies at its very edge says nothing, but is at that edge anyway.
    let width = shares[0] > 0.01 ? x / shares[0] : x
    let height = shares[1] > 0.01 ? y / shares[1] : y
    (fromRight, fromBottom) = (width - x, height - y)
    fromMiddle = x - width / 2
  }

  /// The distance in points, as layouts move: what hangs at an edge or in the middle stays there on another device,
  /// and content goes down as a whole by `shift`. Rows tell more than columns.
  func distance(to other: Placement, shift: Shift) -> Double {
    let across = min(abs(x - other.x), abs(fromRight - other.fromRight), abs(fromMiddle - other.fromMiddle))
    let down = min(abs(y - other.y), abs(fromBottom - other.fromBottom), abs(other.y - y - shift.down))
    return down + across / 2
  }
}
