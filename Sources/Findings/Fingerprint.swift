/// The identity of a finding across runs, as one word: it survives another layout of the same screen.
public enum Fingerprint {
  /// Hashes what stays the same when a screen is laid out anew; 16 lower-case hexadecimal digits.
  ///
  /// A unique identifier stands for everything else. Without one, the landmarks around, the role and the words count.
  /// Neither the place among siblings nor any coordinate takes part.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - screen: The name of the screen.
  ///   - identity: What the finding is about.
  ///   - ordinal: The number of the finding among those that are otherwise the same, from 0.
  public static func of(rule: String, screen: String, identity: FindingIdentity, ordinal: Int = 0) -> String {
    let key = Key(rule: rule, identity: identity)
    var parts = [rule, screen, key.anchor, key.role, key.text]
    if ordinal > 0 { parts.append("\(ordinal)") }
    return hexadecimal(fnv1a(parts.joined(separator: "\u{1F}").utf8))
  }

  /// The fingerprints of the findings of one screen, with ordinals where they would collide.
  public static func distinct(
    _ findings: [(rule: String, identity: FindingIdentity)], screen: String
  ) -> [String] {
    var seen: [Key: Int] = [:]
    return findings.map { finding in
      let key = Key(rule: finding.rule, identity: finding.identity)
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return of(rule: finding.rule, screen: screen, identity: finding.identity, ordinal: ordinal)
    }
  }

  /// What is hashed, within one screen; findings with equal keys differ only by their ordinals.
  public struct Key: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// The unique identifier, or the landmarks.
    public let anchor: String
    /// The role; empty where the identifier says it all.
    public let role: String
    /// The words; empty where the identifier says it all.
    public let text: String

    /// Takes from an identity what counts.
    public init(rule: String, identity: FindingIdentity) {
      self.rule = rule
      if let identifier = identity.identifier, !identifier.isEmpty {
        (anchor, role, text) = ("#\(identifier)", "", "")
      } else {
        (anchor, role, text) = (identity.anchor, identity.role, Fingerprint.normalized(identity.text ?? ""))
      }
    }
  }

  /// Letters and digits in one case, everything else as one blank.
  public static func normalized(_ text: String) -> String {
    var words: [String] = [""]
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words[words.count - 1].unicodeScalars.append(scalar)
      } else if words[words.count - 1].isEmpty == false {
        words.append("")
      }
    }
    return words.filter { $0.isEmpty == false }.joined(separator: " ")
  }

  /// The hash of a name, the same on every machine; its lower bits are well mixed.
  public static func hash(of name: String) -> UInt64 {
    // The lower bits of FNV depend on few bits of the input; the upper half is folded onto them.
    let hash = fnv1a(name.utf8)
    return hash ^ (hash >> 32)
  }

  /// Fowler, Noll and Vo's hash, variant 1a, 64 bits.
  private static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
