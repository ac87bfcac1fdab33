import Speech

/// Writes a transcript as a Markdown table.
enum SpeechMarkdown {
  static func render(_ transcript: Transcript) -> String {
    var text = "## \(MarkdownText.inline(transcript.screen)): \(transcript.reader.rawValue)\n\n"
    if transcript.isOrderStated == false {
      text += "The dump states no order; the declared stops are sorted by place.\n\n"
    }
    if transcript.columns.count == 1, let column = transcript.columns.first {
      text += MarkdownText.row([column.rawValue]) + MarkdownText.rule(columns: 1)
      return text + transcript.rows.map { MarkdownText.row([cell($0.declared ?? $0.seen)]) }.joined()
    }
    text += MarkdownText.row(["declared", "", "seen"]) + MarkdownText.rule(columns: 3)
    return text + transcript.rows.map(row).joined()
  }

  private static func row(_ row: TranscriptRow) -> String {
    let owner = row.partOf.map {
      "*in: \(MarkdownText.inline(PlainText.elided(PlainText.singleLine($0), columns: 60)))*"
    }
    let declared = row.declared.map(cell) ?? owner ?? ""
    let seen = row.seen.map(cell) ?? owner ?? ""
    return MarkdownText.row([declared, owner == nil ? sign(row.relation) : "", seen])
  }

  private static func cell(_ utterance: Utterance?) -> String {
    let words = MarkdownText.inline(utterance?.text ?? "")
    return words.isEmpty ? "*silence*" : words
  }

  private static func sign(_ relation: TranscriptRow.Relation) -> String {
    switch relation {
    case .same: ""
    case .differs: "≠"
    case .declaredOnly: "only declared"
    case .seenOnly: "only seen"
    }
  }
}
