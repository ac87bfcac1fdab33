import Suggestions

/// How the names given to controls agree with the truth.
struct LabelScore {
  /// The count for one kind of control.
  struct Row {
    /// Controls that the truth has a name for.
    var named = 0
    /// Of these: named at all, named equally.
    var given = 0
    var equal = 0
    /// Of these: named with high confidence, and of those the ones that are not equal.
    var high = 0
    var wrongHigh = 0
    /// Controls that the truth has no name for, and how many of them were named with high confidence.
    var nameless = 0
    var namelessHigh = 0

    static func + (one: Row, other: Row) -> Row {
      Row(
        named: one.named + other.named, given: one.given + other.given, equal: one.equal + other.equal,
        high: one.high + other.high, wrongHigh: one.wrongHigh + other.wrongHigh,
        nameless: one.nameless + other.nameless, namelessHigh: one.namelessHigh + other.namelessHigh)
    }
  }

  private(set) var rows: [TruthControl.Kind: Row] = [:]
  /// Cases that were wrong with high confidence, for whoever looks into them.
  private(set) var wrong: [String] = []

  /// Counts one control; `found` is nil where a question was asked.
  mutating func add(_ control: TruthControl, _ found: Evidence?, on truth: TruthScreen, language: Language?) {
    var row = rows[control.kind] ?? Row()
    let isHigh = (found?.confidence ?? 0) >= Namer.highConfidence
    if control.names.isEmpty || (control.glyph != nil && Self.expectedLanguage(truth.script) == nil) {
      row.nameless += 1
      row.namelessHigh += isHigh ? 1 : 0
    } else {
      let isEqual = found.map { Self.isEqual($0, to: control, on: truth) } ?? false
      row.named += 1
      row.given += found == nil ? 0 : 1
      row.equal += isEqual ? 1 : 0
      row.high += isHigh ? 1 : 0
      if isHigh, isEqual == false {
        row.wrongHigh += 1
        wrong.append(
          "\(truth.image) \(control.kind.rawValue) \(truth.elements[control.element].box): "
            + "\(found?.text ?? "") (\(found?.reason ?? "")) for \(control.names.sorted()) \(control.glyph ?? "")"
        )
      }
    }
    rows[control.kind] = row
  }

  /// An icon's name in another language is right where its meaning is, and where it is the word of that language.
  private static func isEqual(_ found: Evidence, to control: TruthControl, on truth: TruthScreen) -> Bool {
    guard control.glyph != nil, let language = expectedLanguage(truth.script), language != .english else {
      return control.names.contains(Names.normalized(found.text))
    }
    guard let meaning = found.meaning, let english = Lexicon.standard.name(of: meaning, in: .english) else {
      return false
    }
    return control.names.contains(Names.normalized(english))
      && found.text == Lexicon.standard.name(of: meaning, in: language)
  }

  /// The language that the truth's script stands for; nil where it mixes several.
  private static func expectedLanguage(_ script: String?) -> Language? {
    switch script {
    case "en", nil: .english
    case "zh": .chinese
    case "ja": .japanese
    case "ko": .korean
    case "arabic": .arabic
    case "hindi": .hindi
    case "greek": .greek
    case "cyrillic": .russian
    default: nil
    }
  }
}
