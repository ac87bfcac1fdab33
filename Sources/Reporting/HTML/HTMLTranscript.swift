/// What is spoken, declared beside seen, with what one side alone has.
struct HTMLTranscript: Sendable {
  let fields: HTMLFields

  init(_ transcript: SpokenColumns) {
    let declared = Set(transcript.declared.map(Self.folded))
    let seen = Set(transcript.seen.map(Self.folded))
    fields = [
      "declaredLines": transcript.declared.map { Self.line($0, isShared: seen.contains(Self.folded($0))) },
      "seenLines": transcript.seen.map { Self.line($0, isShared: declared.contains(Self.folded($0))) },
      "hasDeclaredLines": !transcript.declared.isEmpty, "hasSeenLines": !transcript.seen.isEmpty,
    ]
  }

  private static func line(_ text: String, isShared: Bool) -> HTMLFields {
    let line = PlainText.singleLine(text)
    return ["line": HTMLText(line), "isSilent": line.isEmpty, "isOneSided": !line.isEmpty && !isShared]
  }

  /// Case, punctuation and the order of the words in a row make no difference to what is said.
  private static func folded(_ text: String) -> [String] {
    let scalars = text.lowercased().unicodeScalars.map { $0.properties.isAlphanumeric ? $0 : " " }
    var words = String.UnicodeScalarView()
    words.append(contentsOf: scalars)
    return String(words).split(separator: " ").map(String.init).sorted()
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
