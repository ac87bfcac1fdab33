/// What the configuration says of the screens whose names fit a pattern.
public struct ScreenSettings: Sendable, Hashable {
  /// The pattern for names of screens.
  public let screens: Glob
  /// Who looks after them; nil where the entry does not say.
  public let owner: String?
  /// The regions whose findings do not count.
  public let ignored: [IgnoredRegion]
  /// Where the entry stands.
  public let origin: ConfigurationOrigin

  /// Makes an entry.
  public init(screens: Glob, owner: String?, ignored: [IgnoredRegion], origin: ConfigurationOrigin) {
    self.screens = screens
    self.owner = owner
    self.ignored = ignored
    self.origin = origin
  }
}
