import Findings
import Foundation

/// The form in which the history keeps what makes a finding recognisable: JSON with sorted keys.
enum StoredIdentity {
  /// Equal identities have equal texts.
  static func text(_ identity: FindingIdentity) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(identity)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Nil for a text that this version did not write: such a finding is known by its fingerprint alone.
  static func identity(_ text: String) -> FindingIdentity? {
    try? JSONDecoder().decode(FindingIdentity.self, from: Data(text.utf8))
  }
}
