/// What icons mean and how that is called in each language; read from the tables beside it.
///
/// `meanings.psv` has one meaning a line with its name in each language, `glyphs.psv` the names that icon sets and
/// recognition give to the glyphs of a meaning.
public struct Lexicon: Sendable {
  /// The tables that are compiled in.
  public static let standard = Lexicon(
    meanings: String(decoding: PackageResources.meanings_psv, as: UTF8.self),
    glyphs: String(decoding: PackageResources.glyphs_psv, as: UTF8.self))

  /// The permanent ids of all meanings, in the order of the table.
  public let ids: [String]
  private let names: [String: [Language: String]]
  private let meaningOfGlyph: [String: String]
  private let meaningOfName: [String: String]

  init(meanings: String, glyphs: String) {
    let rows = meanings.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    let languages = (rows.first ?? []).dropFirst().map(Language.init(rawValue:))
    ids = rows.dropFirst().compactMap(\.first)
    var names: [String: [Language: String]] = [:]
    var meaningOfName: [String: String] = [:]
    for row in rows.dropFirst() where row.isEmpty == false {
      for (language, name) in zip(languages, row.dropFirst()) {
        guard let language else { continue }
        names[row[0], default: [:]][language] = name
        // The first meaning of a word that has several keeps it.
        let key = Self.folded(name)
        if meaningOfName[key] == nil { meaningOfName[key] = row[0] }
      }
    }
    self.names = names
    self.meaningOfName = meaningOfName
    var meaningOfGlyph: [String: String] = [:]
    for row in glyphs.split(separator: "\n").map({ $0.split(separator: "|").map(String.init) })
    where row.count == 2 {
      for name in row[1].split(separator: ",") { meaningOfGlyph[String(name)] = row[0] }
    }
    self.meaningOfGlyph = meaningOfGlyph
  }

  /// How a meaning is called; nil where the meaning or the language is not covered.
  public func name(of meaning: String, in language: Language) -> String? { names[meaning]?[language] }

  /// The meaning that a text names, in whatever language; nil where it names none.
  public func meaning(ofText text: String) -> String? { meaningOfName[Self.folded(text)] }

  /// The meaning of a glyph, by the name that recognition or an icon set gives it; nil where it is not known.
  public func meaning(ofGlyph name: String) -> String? {
    let words = GlyphName.words(of: name)
    for candidate in GlyphName.candidates(words) {
      if let meaning = meaningOfGlyph[candidate] { return meaning }
    }
    let camel = name.split(separator: ":").last.map(String.init) ?? name
    return names[camel] == nil ? nil : camel
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
