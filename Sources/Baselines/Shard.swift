import Findings

/// One part of a suite that several machines share.
public struct Shard: Sendable, Hashable {
  /// The number of the part, 1…count.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Reads `2/5`; nil where the text is no such part.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Whether a screen belongs to this part: by its name alone, so that a new screen moves no other one.
  public func holds(_ screen: String) -> Bool {
    Int(Fingerprint.hash(of: screen) % UInt64(count)) == index - 1
  }
}
