/// What the caller knows of a run beyond its reports.
public struct RecordOptions: Sendable, Hashable {
  /// A screen that goes by another name now.
  public struct Rename: Sendable, Hashable {
    /// The name in the history.
    public var old: String
    /// The name in the run.
    public var new: String

    /// Makes a rename.
    public init(old: String, new: String) {
      self.old = old
      self.new = new
    }
  }

  /// The screens that go by other names now.
  public var renames: [Rename]
  /// Whether the run holds the whole app: screens that are not in it are gone, with their findings.
  public var isComplete: Bool

  /// Makes options.
  public init(renames: [Rename] = [], isComplete: Bool = false) {
    self.renames = renames
    self.isComplete = isComplete
  }
}
