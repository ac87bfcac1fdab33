/// Hands out ids, which are also the fragments of deep links: `screen/NAME/FINGERPRINT`.
struct HTMLAnchors: Sendable {
  private var names = UniqueNames(mark: "~~")

  /// The id for a name below a place; a name that was given before gets a number.
  mutating func take(_ name: String, below place: String) -> String {
    names.take(place + "/" + Self.spelled(name))
  }

  /// The name in characters that need no escaping in ids and links; others become `~` and their byte.
  private static func spelled(_ name: String) -> String {
    var out = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "/"):
        out.unicodeScalars.append(Unicode.Scalar(byte))
      default: out += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return out
  }
}
