extension SARIF {
  /// What a result has to do with others of one cause.
  struct CauseProperties: Encodable {
    enum Role: String, Encodable { case root, place, part }

    /// Whether it stands for the cause, is the same at another place, or a part of it.
    let role: Role
    /// The fingerprint of the result that stands for the cause.
    let root: String
    /// The results of the cause.
    let results: Int
    /// The place among them, from 1, which is the root.
    let rank: Int
  }
}

/// The cause of one finding, seen from that finding.
struct SARIFCause {
  /// The finding that stands for the cause.
  let root: NumberedFinding
  /// What the result says of it.
  let properties: SARIF.CauseProperties

  /// The causes of a screen that have more than one finding, by the number of each finding.
  static func byNumber(on screen: ScreenReport) -> [Int: SARIFCause] {
    var found: [Int: SARIFCause] = [:]
    for cause in screen.causes where cause.all.count > 1 {
      for (place, entry) in cause.all.enumerated() {
        let role: SARIF.CauseProperties.Role =
          place == 0 ? .root : place <= cause.others.count ? .place : .part
        found[entry.number] = SARIFCause(
          root: cause.root,
          properties: SARIF.CauseProperties(
            role: role, root: cause.root.finding.fingerprint, results: cause.all.count, rank: place + 1))
      }
    }
    return found
  }

  /// Whether another result tells the cause.
  var isToldElsewhere: Bool { properties.role != .root }

  /// The end of the message: GitHub shows a related location only where the message refers to it.
  var reference: String {
    let words = properties.role == .place ? "The same as" : "Part of"
    return "\(words) [finding \(root.number)](1)."
  }
}
