import AccessibilityModel

/// A screen reader whose wording and order are known.
public enum Reader: String, Sendable, Hashable, Codable, CaseIterable {
  /// Apple's.
  case voiceOver = "VoiceOver"
  /// Google's, on Android.
  case talkBack = "TalkBack"

  /// The reader of a platform; where nothing is known, VoiceOver.
  public init(of platform: Platform) {
    self = platform.isAndroidLike ? .talkBack : .voiceOver
  }
}
