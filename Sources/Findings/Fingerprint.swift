/// The identity of a finding across runs: it survives moved lines and moved pixels.
public enum Fingerprint {
  /// Hashes what stays the same when a screen is laid out anew; 16 lower-case hexadecimal digits.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule.
  ///   - screen: The name of the screen.
  ///   - identifier: The developer's identifier, which stands for the path where there is one.
  ///   - path: The way from the root by role and place.
  ///   - role: The role of the node, or the type of the element.
  ///   - text: The spoken or drawn text; case, punctuation and white space do not count.
  ///   - ordinal: The number of the finding among those that are otherwise the same, from 0.
  public static func of(
    rule: String, screen: String, identifier: String? = nil, path: String? = nil, role: String? = nil,
    text: String? = nil, ordinal: Int = 0
  ) -> String {
    let place = identifier.flatMap { $0.isEmpty ? nil : "#\($0)" } ?? path ?? ""
    var parts = [rule, screen, place, role ?? "", normalized(text ?? "")]
    if ordinal > 0 { parts.append("\(ordinal)") }
    return hexadecimal(fnv1a(parts.joined(separator: "\u{1F}").utf8))
  }

  /// The fingerprints of the findings of one screen, with ordinals where they would collide.
  public static func distinct(_ parts: [Parts], screen: String) -> [String] {
    var seen: [Parts: Int] = [:]
    return parts.map { part in
      let part = part.normalized
      let ordinal = seen[part, default: 0]
      seen[part] = ordinal + 1
      return of(
        rule: part.rule, screen: screen, identifier: part.identifier, path: part.path, role: part.role,
        text: part.text, ordinal: ordinal)
    }
  }

  /// What a fingerprint is made of, within one screen.
  public struct Parts: Sendable, Hashable {
    /// The id of the rule.
    public var rule: String
    /// The developer's identifier.
    public var identifier: String?
    /// The way from the root.
    public var path: String?
    /// The role of the node, or the type of the element.
    public var role: String?
    /// The spoken or drawn text.
    public var text: String?

    /// Makes the parts.
    public init(
      rule: String, identifier: String? = nil, path: String? = nil, role: String? = nil, text: String? = nil
    ) {
      self.rule = rule
      self.identifier = identifier
      self.path = path
      self.role = role
      self.text = text
    }

    /// The same with what does not count taken away, so that equal hashes are foreseen.
    var normalized: Parts {
      let named = identifier?.isEmpty == false
      return Parts(
        rule: rule, identifier: named ? identifier : nil, path: named ? nil : path, role: role,
        text: Fingerprint.normalized(text ?? ""))
    }
  }

  /// Letters and digits in one case, everything else as one blank.
  static func normalized(_ text: String) -> String {
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

  /// Fowler, Noll and Vo's hash, variant 1a, 64 bits.
  static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
