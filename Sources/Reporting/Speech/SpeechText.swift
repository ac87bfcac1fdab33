import Speech

/// Writes a transcript as lines of text, made to be kept and compared.
///
/// The columns have a fixed width and rows no numbers, so that a new or longer stop leaves all other lines as they
/// are.
enum SpeechText {
  /// The columns of the left side; longer speech goes on in the next line.
  private static let width = 48

  static func render(_ transcript: Transcript) -> String {
    let name = PlainText.singleLine(transcript.screen)
    var text = "# \(name), \(transcript.reader.rawValue)"
    if transcript.columns.count == 1, let column = transcript.columns.first {
      text += ", \(column.rawValue)\n"
      return text + transcript.rows.map { line($0.declared ?? $0.seen) + "\n" }.joined()
    }
    text += transcript.isOrderStated ? "\n" : ", declared order by place\n"
    text += joined([left: "declared", right: "seen"], sign: " ") + "\n"
    return text + transcript.rows.map(render).joined()
  }

  private static let left = Transcript.Column.declared
  private static let right = Transcript.Column.seen

  private static func line(_ utterance: Utterance?) -> String {
    let words = PlainText.singleLine(utterance?.text ?? "")
    return words.isEmpty ? silence : words
  }

  /// A stop at which nothing at all is said.
  private static let silence = "(silence)"

  private static func render(_ row: TranscriptRow) -> String {
    let owner = row.partOf.map { "(in: \(PlainText.elided(PlainText.singleLine($0), columns: 40)))" }
    let declared = row.declared.map { line($0) } ?? owner ?? ""
    let seen = row.seen.map { line($0) } ?? owner ?? ""
    let leftLines = declared.isEmpty ? [""] : Wrapping.lines(declared, columns: width)
    let rightLines = seen.isEmpty ? [""] : Wrapping.lines(seen, columns: width)
    return (0..<max(leftLines.count, rightLines.count)).map { index in
      let cells = [
        left: leftLines.indices.contains(index) ? leftLines[index] : "",
        right: rightLines.indices.contains(index) ? rightLines[index] : "",
      ]
      return joined(cells, sign: index == 0 ? sign(of: row) : " ") + "\n"
    }.joined()
  }

  /// The signs of `diff --side-by-side`.
  private static func sign(of row: TranscriptRow) -> String {
    if row.partOf != nil { return " " }
    return switch row.relation {
    case .same: " "
    case .differs: "|"
    case .declaredOnly: "<"
    case .seenOnly: ">"
    }
  }

  private static func joined(_ cells: [Transcript.Column: String], sign: String) -> String {
    let first = cells[left] ?? ""
    let space = String(repeating: " ", count: max(0, width - DisplayWidth.of(first)))
    let whole = "\(first)\(space) \(sign) \(cells[right] ?? "")"
    return whole.lastIndex { $0 != " " }.map { String(whole[...$0]) } ?? ""
  }
}
