import ScreenModel

/// Numbers tabs and the segments of one control.
enum SeenPlaces {
  static func number(_ stops: inout [SeenStop]) {
    let tabs = stops.indices.filter { stops[$0].announcement.role == .tab }
    set(tabs, in: &stops)
    var run: [Int] = []
    for index in stops.indices {
      let continues = run.last.map { isLevel(stops[$0], stops[index]) } ?? true
      if stops[index].kind == .segment, continues {
        run.append(index)
      } else {
        set(run, in: &stops)
        run = stops[index].kind == .segment ? [index] : []
      }
    }
    set(run, in: &stops)
  }

  /// One alone has no place among others.
  private static func set(_ members: [Int], in stops: inout [SeenStop]) {
    guard members.count > 1 else { return }
    for (place, index) in members.enumerated() {
      stops[index].announcement.position = Announcement.Position(place + 1, of: members.count)
    }
  }

  /// Segments of one control stand in one row.
  private static func isLevel(_ one: SeenStop, _ other: SeenStop) -> Bool {
    one.box.overlapY(other.box) >= 0.5 * min(one.box.height, other.box.height)
  }
}
