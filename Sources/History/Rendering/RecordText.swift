/// Says what recording a run changed.
public enum RecordText {
  /// A few lines, each complete in itself.
  public static func render(_ outcome: RecordOutcome) -> String {
    let release = HistoryText.name(outcome.label.release)
    if outcome.isRepeat {
      return "\(release): this very run is recorded already, as run \(outcome.run); nothing changed\n"
    }
    var text =
      "run \(outcome.run), \(release), \(outcome.label.day): \(outcome.open) open; new \(outcome.new), "
      + "fixed \(outcome.fixed), reopened \(outcome.reopened)"
      + (outcome.ended > 0 ? ", ended otherwise \(outcome.ended)" : "")
      + "; debt \(HistoryText.debt(outcome.debt))\n"
    text += HistoryText.renames(outcome.renames)
    text += list(outcome.gone, "no longer there")
    text += list(outcome.unseen, "not in this run, findings stay open")
    return text
  }

  private static func list(_ names: [String], _ what: String) -> String {
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(5).map { HistoryText.name($0) }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "\(what): \(shown)\(more)\n"
  }
}
