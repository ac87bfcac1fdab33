import Findings

/// How a run stands against its baseline.
public struct BaselineSummary: Sendable, Hashable, Codable {
  /// A finding of the baseline that is gone.
  public struct Fixed: Sendable, Hashable, Codable {
    /// The name of the screen.
    public var screen: String
    /// The id of the rule.
    public var rule: String
    /// The fingerprint in the baseline.
    public var fingerprint: String
    /// The element in words.
    public var what: String

    /// Makes an entry.
    public init(screen: String, rule: String, fingerprint: String, what: String) {
      self.screen = screen
      self.rule = rule
      self.fingerprint = fingerprint
      self.what = what
    }
  }

  /// The path of the baseline as given.
  public var file: String
  /// The number of its entries.
  public var entries: Int
  /// The number of its entries that were found again, suppressed ones included.
  public var known: Int
  /// The entries whose screen was judged and that are gone, by screen; they are stale until pruned.
  public var fixed: [Fixed]

  /// Makes a summary.
  public init(file: String, entries: Int, known: Int, fixed: [Fixed]) {
    self.file = file
    self.entries = entries
    self.known = known
    self.fixed = fixed
  }

  /// The number of entries of which this run says nothing: their screens or rules were not asked.
  public var unseen: Int { max(0, entries - known - fixed.count) }
}
