/// A screen that goes by another name from some run on.
public struct ScreenRename: Sendable, Hashable, Encodable {
  /// The name before.
  public let old: String
  /// The name since.
  public let new: String
  /// Whether the history recognised it; otherwise the caller said so.
  public let recognised: Bool
}
