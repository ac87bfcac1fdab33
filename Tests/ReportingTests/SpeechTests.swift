import Foundation
import Reporting
import Speech
import TestSupport
import Testing

/// Transcripts in every form.
@Suite struct SpeechTests {
  static func utterance(_ parts: (Utterance.Kind, String)...) -> Utterance {
    Utterance(parts.map { Utterance.Part($0.0, $0.1) })
  }

  static let sample = Transcript(
    screen: "shop/cart", reader: .voiceOver, columns: [.declared, .seen], isOrderStated: false,
    rows: [
      TranscriptRow(
        declared: utterance((.name, "Back"), (.role, "button")),
        seen: utterance((.name, "Back"), (.role, "button")), identifier: "nav.back"),
      TranscriptRow(
        declared: utterance((.role, "button")), seen: utterance((.name, "Remove"), (.role, "button"))),
      TranscriptRow(
        declared: utterance(
          (.name, "A light shoe for gravel and forest paths, whose sole grips on wet stone"),
          (.role, "button"))),
      TranscriptRow(seen: utterance((.name, "靴 | 12 €"))),
      TranscriptRow(
        seen: utterance((.name, "Tax")), partOf: "Total, 12 €, a sum that is told at some length"),
      TranscriptRow(declared: Utterance([])),
    ])

  @Test(arguments: SpeechFormat.allCases)
  func `a transcript keeps its form`(format: SpeechFormat) throws {
    let endings: [SpeechFormat: String] = [.text: "txt", .markdown: "md", .json: "json"]
    let path = "Tests/ReportingTests/Goldens/speech.\(endings[format] ?? "")"
    try expectGolden(format.render(Self.sample), path)
  }

  @Test(arguments: [Transcript.Column.declared, .seen])
  func `one column alone keeps its form`(column: Transcript.Column) throws {
    let alone = try #require(Self.sample.only(column))
    try expectGolden(
      SpeechFormat.text.render(alone), "Tests/ReportingTests/Goldens/speech.\(column.rawValue).txt")
  }

  @Test func `one more stop adds its own lines and changes no other`() {
    var longer = Self.sample
    longer.rows.insert(
      TranscriptRow(declared: Self.utterance((.name, String(repeating: "very ", count: 30) + "long"))), at: 1)
    for format in [SpeechFormat.text, .markdown] {
      let before = format.render(Self.sample).split(separator: "\n", omittingEmptySubsequences: false)
      let after = format.render(longer).split(separator: "\n", omittingEmptySubsequences: false)
      let removed = after.difference(from: before).removals
      #expect(removed.isEmpty, "\(format)")
    }
  }

  @Test func `the JSON follows its schema, whatever the words`() throws {
    let schema = Repository.file("docs/schemas/unsaid.speech-1.schema.json").path
    let hostile = HostileReport.texts.map { text in
      Transcript(
        screen: text, reader: .talkBack, columns: [.declared, .seen],
        rows: [
          TranscriptRow(declared: Self.utterance((.name, text), (.hint, text)), identifier: text),
          TranscriptRow(seen: Self.utterance((.value, text)), partOf: text),
        ])
    }
    let alone = [Self.sample.only(.declared), Self.sample.only(.seen)].compactMap { $0 }
    #expect(alone.count == 2)
    try Validator.expectValid(
      ([Self.sample] + alone + hostile).map(SpeechFormat.json.render), schema: schema)
    let text = SpeechFormat.json.render(Self.sample)
    let faults = [
      ("VoiceOver", "Siri"), (#""text": "Back""#, #""words": "Back""#), ("differs", "odd"),
    ]
    for (right, wrong) in faults {
      try #require(text.contains(right))
      try Validator.expectRefused(text.replacing(right, with: wrong), schema: schema)
    }
  }

  @Test func `no label breaks out of its line or its cell`() {
    for text in HostileReport.texts {
      let transcript = Transcript(
        screen: text, reader: .voiceOver, columns: [.declared, .seen],
        rows: [
          TranscriptRow(declared: Self.utterance((.name, text)), seen: Self.utterance((.name, text)))
        ])
      let plain = SpeechFormat.text.render(transcript)
      #expect(plain.unicodeScalars.allSatisfy { !SafetyTests.isCommand($0) })
      let table = SpeechFormat.markdown.render(transcript).split(separator: "\n")
      #expect(table.count == 4)
      // Three cells have four bars.
      #expect(table.last?.count { $0 == "|" } == 4)
    }
  }
}
