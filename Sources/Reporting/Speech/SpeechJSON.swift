import Speech

/// The contract `unsaid.speech/1` (`docs/speak.md`); it holds no coordinates, so that a moved stop changes nothing.
enum SpeechJSON {
  static func document(_ transcript: Transcript) -> String {
    JSONText.document(
      File(
        screen: transcript.screen, reader: transcript.reader,
        order: transcript.isOrderStated ? "stated" : "place", columns: transcript.columns,
        rows: transcript.rows.map { Row($0, isAlone: transcript.columns.count == 1) }))
  }

  private struct File: Encodable {
    var schema = "unsaid.speech/1"
    let screen: String
    let reader: Reader
    let order: String
    let columns: [Transcript.Column]
    let rows: [Row]
  }

  private struct Row: Encodable {
    let relation: TranscriptRow.Relation?
    let declared: Side?
    let seen: Side?
    let identifier: String?
    let partOf: String?

    init(_ row: TranscriptRow, isAlone: Bool) {
      relation = isAlone ? nil : row.relation
      declared = row.declared.map(Side.init)
      seen = row.seen.map(Side.init)
      identifier = row.identifier
      partOf = row.partOf
    }
  }

  private struct Side: Encodable {
    let text: String
    let parts: [Utterance.Part]

    init(_ utterance: Utterance) {
      text = utterance.text
      parts = utterance.parts
    }
  }
}
