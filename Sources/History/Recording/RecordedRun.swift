import Reporting

/// A run reduced to what the history keeps of it.
public struct RecordedRun: Sendable, Hashable {
  /// What the caller says of it.
  public let label: RunLabel
  /// The version of the tool that wrote the report.
  let tool: String
  /// The screens judged, by name and platform.
  let screens: [RecordedScreen]
  /// The names of the screens that could not be judged.
  let failures: Set<String>

  /// Joins the reports of one run, for example the shards of a CI matrix.
  ///
  /// - Throws: `HistoryError` where there is no report, or where two of them judge the same screen.
  public init(label: RunLabel, reports: [Report]) throws(HistoryError) {
    guard let first = reports.first else { throw .usage("a run needs at least one report") }
    self.label = label
    tool = first.tool.version
    screens = reports.flatMap(\.screens).map(RecordedScreen.init).sorted { $0.key < $1.key }
    failures = Set(reports.flatMap(\.failures).map(\.name))
    for (one, next) in zip(screens, screens.dropFirst()) where one.key == next.key {
      throw .usage(
        "the screen \"\(one.key.name)\" (\(one.key.platform)) is in the run twice; give each report once")
    }
  }

  /// A hash of the content: equal for the same findings on the same screens, whatever the order of the reports.
  var digest: String {
    var hash = ContentHash()
    hash.add(tool)
    for name in failures.sorted() { hash.add(name) }
    for screen in screens { screen.add(to: &hash) }
    return hash.text
  }
}
