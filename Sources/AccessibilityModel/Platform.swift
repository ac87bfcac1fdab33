/// The platform whose conventions a tree follows.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  case ios
  case android
  case web
  case unknown

  /// Whether a clickable node speaks for its descendants that take no action, as under TalkBack.
  public var isAndroidLike: Bool { self == .android }
}
