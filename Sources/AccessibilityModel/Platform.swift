/// The platform whose conventions a tree follows.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  case ios
  case android
  case harmony
  case web
  case unknown

  /// Whether a clickable node speaks for its unclickable descendants, as on Android and HarmonyOS.
  public var isAndroidLike: Bool { self == .android || self == .harmony }
}
