/// The writing systems that tell languages apart.
enum Script: Hashable {
  case latin, greek, cyrillic, arabic, devanagari, hangul, kana, han, other

  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xAC00...0xD7AF, 0x1100...0x11FF, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: self = .han
    default: self = .other
    }
  }

  /// Chinese characters of the shapes of kana.
  static let kanaShapes = Set("才口卜寸亏七儿刀毛末夕八二力工丨丿乃匕乂厶".unicodeScalars)

  /// Whether the reader knows it; what it makes of others is no text.
  var isLegible: Bool { self == .latin || self == .han }

  /// Whether Chinese characters stand among signs of mathematics, as a reader leaves Japanese or Korean that it does
  /// not know: "天気⊃才口一".
  static func isGarbled(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.contains { Script($0) == .han }
      && scalars.contains {
        $0 != "+" && $0 != "°" && [.mathSymbol, .otherSymbol].contains($0.properties.generalCategory)
      }
  }
}
