/// The version of the tool.
public enum Version {
  /// The semantic version, as in CHANGELOG.md.
  public static let current = "0.1.0"
}
