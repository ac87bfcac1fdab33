import Reporting

/// The trend as a drawing: open findings by weight as columns, the debt as a line below; light and dark by the reader's
/// setting, with a title and a description for screen readers.
public enum TrendSVG {
  /// A whole SVG document.
  public static func render(_ trend: Trend) -> String {
    let chart = TrendChart(points: Sparkline.thinned(trend.points, to: TrendChart.mostColumns))
    let body = trend.points.isEmpty ? "" : chart.columns + chart.debtLine + chart.releases
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(TrendChart.width) \(TrendChart.height)" \
      width="\(TrendChart.width)" height="\(TrendChart.height)" role="img" aria-labelledby="title description">
      <title id="title">\(XMLText.content(title(of: trend)))</title>
      <desc id="description">\(XMLText.content(description(of: trend)))</desc>
      <style>
      \(style)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      \(chart.legend)\(chart.axes)\(body)</svg>

      """
  }

  static func title(of trend: Trend) -> String {
    let branch = trend.branch.isEmpty ? "" : " on \(HistoryText.name(trend.branch))"
    return "Accessibility findings and debt by \(trend.byRelease ? "release" : "run")\(branch)"
  }

  static func description(of trend: Trend) -> String {
    guard let first = trend.points.first, let last = trend.points.last else { return "No run is recorded." }
    func words(_ point: HistoryRun) -> String {
      "\(HistoryText.count(point.open, "open finding")) (\(HistoryText.count(point.errors, "error")), "
        + "\(HistoryText.count(point.warnings, "warning")), \(HistoryText.count(point.infos, "info")), "
        + "\(point.reviews) to review) and a debt of \(HistoryText.debt(point.debt))"
    }
    guard trend.points.count > 1 else { return "\(HistoryText.name(first.release)): \(words(first))." }
    return "From \(HistoryText.name(first.release)) on \(first.day) with \(words(first)) to "
      + "\(HistoryText.name(last.release)) on \(last.day) with \(words(last))."
  }

  // Every colour has at least 3:1 against its paper, text 4.5:1 (WCAG 1.4.11 and 1.4.3).
  private static let style = """
    svg{--paper:#fff;--ink:#1f2328;--faint:#d0d7de;--error:#b3261e;--warning:#9a5b00;--info:#1a6fd4;\
    --review:#7a4fbf;--debt:#1f2328}
    @media (prefers-color-scheme:dark){svg{--paper:#15181c;--ink:#e6e8eb;--faint:#3b424a;--error:#ff8a80;\
    --warning:#f2b84b;--info:#6cb2ff;--review:#c4a5ff;--debt:#e6e8eb}}
    text{font:12px system-ui,sans-serif;fill:var(--ink)}.head{font-weight:600}.end{text-anchor:end}\
    .middle{text-anchor:middle}
    .paper{fill:var(--paper)}.grid{stroke:var(--faint)}.bar{stroke:var(--paper)}\
    .inside{fill:var(--paper)}.error{fill:var(--error)}.warning{fill:var(--warning)}\
    .info{fill:var(--info)}.review{fill:var(--review)}
    .line{fill:none;stroke:var(--debt);stroke-width:2}.dot{fill:var(--debt)}
    """
}
