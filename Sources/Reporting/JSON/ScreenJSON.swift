import ScreenModel

/// Writes the contract `unsaid.screen/1` (`docs/reports.md`).
public enum ScreenJSON {
  /// One screen on one line, without a line break at its end.
  public static func line(_ screen: RecognizedScreen) -> String {
    JSONText.line(screen.stable)
  }
}
