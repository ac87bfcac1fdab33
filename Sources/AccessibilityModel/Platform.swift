/// The platform whose conventions a tree follows.
public enum Platform: String, Sendable, Hashable, Codable, CaseIterable {
  case ios
  case android
  case web
  case unknown
}
