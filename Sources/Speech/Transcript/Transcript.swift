/// What a screen reader says of one screen, stop by stop: what the tree declares beside what the pixels ask for.
public struct Transcript: Sendable, Hashable {
  /// One of the two sources.
  public enum Column: String, Sendable, Hashable, Codable, CaseIterable {
    case declared, seen
  }

  /// The name of the screen.
  public var screen: String
  /// The reader whose wording it is.
  public var reader: Reader
  /// The columns that it holds, in order.
  public var columns: [Column]
  /// Whether the dump states the order; otherwise the declared stops are sorted by place. True without a dump.
  public var isOrderStated: Bool
  /// The rows, in the declared order; without a dump in the seen one.
  public var rows: [TranscriptRow]

  /// Makes a transcript.
  public init(
    screen: String, reader: Reader, columns: [Column], isOrderStated: Bool = true, rows: [TranscriptRow]
  ) {
    self.screen = screen
    self.reader = reader
    self.columns = columns
    self.isOrderStated = isOrderStated
    self.rows = rows
  }

  /// The transcript with one column alone, in that column's own order; nil where it has no such column.
  public func only(_ column: Column) -> Transcript? {
    guard columns.contains(column) else { return nil }
    var copy = self
    copy.columns = [column]
    switch column {
    case .declared:
      copy.rows = rows.compactMap { row in
        row.declared.map { TranscriptRow(declared: $0, identifier: row.identifier) }
      }
    case .seen:
      copy.rows = rows.filter { $0.seen != nil }.sorted { ($0.seenPlace ?? 0) < ($1.seenPlace ?? 0) }
        .map { TranscriptRow(seen: $0.seen, seenPlace: $0.seenPlace) }
    }
    return copy
  }
}
