/// What the caller says of a run: which version of the app it judged, and when.
public struct RunLabel: Sendable, Hashable {
  /// The release, for example "2.3.0".
  public var release: String
  /// The build of the release.
  public var build: String?
  /// The commit that was built.
  public var commit: String?
  /// The branch; each is a line of its own. Empty where nobody says.
  public var branch: String
  /// The day of the run.
  public var day: Day

  /// Makes a label.
  public init(release: String, build: String? = nil, commit: String? = nil, branch: String = "", day: Day) {
    self.release = release
    self.build = build
    self.commit = commit
    self.branch = branch
    self.day = day
  }
}
