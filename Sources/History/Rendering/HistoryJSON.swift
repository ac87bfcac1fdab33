import Reporting

/// Writes the history's contracts as JSON: sorted keys, the same bytes for the same value.
public enum HistoryJSON {
  /// The trend, as `unsaid.history-trend/1`.
  public static func render(_ trend: Trend) -> String { JSONText.document(trend) }

  /// The difference, as `unsaid.history-diff/1`.
  public static func render(_ diff: ReleaseDiff) -> String { JSONText.document(diff) }

  /// The debt, as `unsaid.history-debt/1`.
  public static func render(_ debt: DebtReport) -> String { JSONText.document(debt) }
}
