/// Rows under a head, in columns two spaces apart.
package struct TextTable: Sendable {
  /// The names of the columns.
  let head: [String]
  /// The cells; each row as long as the head.
  let rows: [[String]]
  /// The columns of numbers.
  let rightAligned: Set<Int>

  /// Makes a table.
  package init(head: [String], rows: [[String]], rightAligned: Set<Int>) {
    self.head = head
    self.rows = rows
    self.rightAligned = rightAligned
  }

  /// The table; no line ends in a space, and a column without any value is left out.
  package var rendered: String {
    let used = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    let lines = [head] + rows
    let widths = head.indices.map { column in lines.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return lines.map { cells in
      let line = used.map { padded(cells[$0], to: widths[$0], right: rightAligned.contains($0)) }
      let end = line.joined(separator: "  ").lastIndex { $0 != " " }
      let joined = line.joined(separator: "  ")
      return (end.map { String(joined[...$0]) } ?? "") + "\n"
    }.joined()
  }

  private func padded(_ text: String, to width: Int, right: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
    return right ? space + text : text + space
  }
}
