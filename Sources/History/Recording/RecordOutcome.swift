/// What recording a run changed.
public struct RecordOutcome: Sendable, Hashable {
  /// The number of the run.
  public let run: Int
  /// What the caller said of it.
  public let label: RunLabel
  /// Whether the history held this very run before; nothing was changed then.
  public let isRepeat: Bool
  /// The number of findings that no earlier run of the branch had.
  public internal(set) var new = 0
  /// The number of findings whose rule was asked and is silent now.
  public internal(set) var fixed = 0
  /// The number of findings that had ended and are there again.
  public internal(set) var reopened = 0
  /// The number of findings that ended without being fixed: suppressed, rule switched off, screen gone.
  public internal(set) var ended = 0
  /// The number of findings that are open after the run.
  public internal(set) var open = 0
  /// The debt on the day of the run.
  public internal(set) var debt = 0.0
  /// The screens that go by other names now.
  public internal(set) var renames: [ScreenRename] = []
  /// The names of screens that the run did not judge; their findings stay open.
  public internal(set) var unseen: [String] = []
  /// The names of screens that are gone.
  public internal(set) var gone: [String] = []

  init(run: Int, label: RunLabel, isRepeat: Bool = false) {
    self.run = run
    self.label = label
    self.isRepeat = isRepeat
  }
}
