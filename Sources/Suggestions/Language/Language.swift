/// A language that names can be given in; the raw value is its ISO 639-1 code.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case dutch = "nl"
  case polish = "pl"
  case greek = "el"
  case russian = "ru"
  case japanese = "ja"
  case chinese = "zh"
  case korean = "ko"
  case arabic = "ar"
  case hindi = "hi"

  /// The language of a tag such as "de-CH" or "pt_BR"; nil where it is not one of these.
  public init?(tag: String) {
    let primary = tag.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? ""
    self.init(rawValue: primary)
  }

  /// Whether the reader knows its script: names drawn in another one cannot be read off the screen.
  var isLegible: Bool { script.isLegible }

  /// The writing that tells it from other scripts' languages.
  private var script: Script {
    switch self {
    case .greek: .greek
    case .russian: .cyrillic
    case .japanese: .kana
    case .korean: .hangul
    case .arabic: .arabic
    case .hindi: .devanagari
    case .chinese: .han
    default: .latin
    }
  }
}
