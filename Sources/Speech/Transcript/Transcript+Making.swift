import AccessibilityModel
import Matching
import ScreenModel

extension Transcript {
  /// What the pixels alone ask for.
  ///
  /// - Parameter usage: whether the reader's own words on how to use a control are said.
  public init(screen: String, seen: RecognizedScreen, reader: Reader, usage: Bool = false) {
    let wording = ReaderWording.of(reader)
    let stops = SeenStops(seen).stops()
    self.init(
      screen: screen, reader: reader, columns: [.seen],
      rows: stops.indices.map { index in
        TranscriptRow(seen: wording.utterance(stops[index].announcement, usage: usage), seenPlace: index)
      })
  }

  /// What the tree declares beside what the pixels ask for, aligned by the matches of elements and nodes.
  public init(of screen: Screen, reader: Reader, usage: Bool = false) {
    let wording = ReaderWording.of(reader)
    let declared = DeclaredStops(screen.spoken, isRightToLeft: screen.seen.isRightToLeft)
    let alignment = StopAlignment(
      declared: declared.stops(), seen: SeenStops(screen.seen).stops(), matches: screen.matches,
      spoken: screen.spoken)
    func words(_ announcement: Announcement) -> Utterance {
      wording.utterance(announcement, usage: usage)
    }
    let rows = alignment.rows.map { row -> TranscriptRow in
      let node = row.declared.map { alignment.declared[$0] }
      let stop = row.seen.map { alignment.seen[$0] }
      let owner: Announcement? =
        switch row.partOf {
        case .declared(let index): alignment.declared[index].announcement
        case .seen(let index): alignment.seen[index].announcement
        case nil: nil
        }
      return TranscriptRow(
        declared: node.map { words($0.announcement) }, seen: stop.map { words($0.announcement) },
        identifier: node?.identifier, partOf: owner.map { words($0).text }, seenPlace: row.seen)
    }
    self.init(
      screen: screen.name, reader: reader, columns: [.declared, .seen], isOrderStated: declared.isOrderStated,
      rows: rows)
  }
}
