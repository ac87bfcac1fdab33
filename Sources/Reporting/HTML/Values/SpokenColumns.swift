/// What a screen reader would say of a screen, stop by stop.
public struct SpokenColumns: Sendable, Hashable, Codable {
  /// What the tree makes it say, in the order of the dump.
  public var declared: [String]
  /// What the pixels would have it say, in the order in which they are read.
  public var seen: [String]

  /// Makes a transcript.
  public init(declared: [String], seen: [String]) {
    self.declared = declared
    self.seen = seen
  }
}
