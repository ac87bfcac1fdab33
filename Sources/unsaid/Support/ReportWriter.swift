import Reporting

/// Writes one report in every form that was asked for.
struct ReportWriter {
  private let output: OutputArguments

  private let showsCode: Bool
  private let exhibits: [String: ScreenExhibit]
  private let trend: [TrendPoint]

  /// Takes what only the HTML page shows: the pictures, by the screen's name, and the releases so far.
  init(
    output: OutputArguments, showsCode: Bool = false, exhibits: [String: ScreenExhibit] = [:],
    trend: [TrendPoint] = []
  ) {
    self.output = output
    self.showsCode = showsCode
    self.exhibits = exhibits
    self.trend = trend
  }

  func write(_ report: Report) throws {
    let rules = try Assembly.catalog()
    let options = options(for: report)
    for (format, path) in destinations(for: report) {
      let text = format.reporter(options).render(report, rules: rules)
      if path == "-" {
        Console.printRaw(output.ci.github && format == .terminal ? WorkflowCommands.muted(text) : text)
      } else {
        try Files.write(text.utf8, to: path)
      }
    }
    if output.ci.github { Console.printRaw(GitHubReporter().render(report, rules: rules)) }
    if let path = output.ci.summaryPath {
      try WorkflowCommands.append(to: path) { MarkdownReporter(limit: $0).render(report, rules: rules) }
    }
  }

  /// The terminal report gives way to a report for machines on standard output; where nothing could be judged, the
  /// errors alone say so.
  private func destinations(for report: Report) -> [(ReportFormat, String)] {
    let files: [(ReportFormat, String?)] = [
      (.json, output.json), (.sarif, output.sarif), (.junit, output.junit), (.html, output.html),
      (.gitlab, output.ci.gitlab), (.checkstyle, output.ci.checkstyle), (.markdown, output.ci.markdown),
    ]
    let wanted = files.compactMap { format, path in path.map { (format, $0) } }
    let isForPeople = !output.quiet && !output.takesStandardOutput && !report.screens.isEmpty
    return isForPeople ? wanted + [(.terminal, "-")] : wanted
  }

  private func options(for report: Report) -> ReportOptions {
    let folder = output.annotate.map(AnnotationFolder.init)
    return ReportOptions(
      terminal: TerminalStyle(
        usesColor: Console.wantsColor, width: Console.width, showsCode: showsCode),
      sarif: output.sarifProfile,
      pictures: Dictionary(
        report.screens.compactMap { screen in folder.map { (screen.name, $0.file(for: screen.name)) } },
        uniquingKeysWith: { first, _ in first }),
      exhibits: exhibits, trend: trend,
      fixed: (report.baseline?.fixed ?? []).map {
        FixedFinding(screen: $0.screen, rule: $0.rule, message: $0.what, fingerprint: $0.fingerprint)
      })
  }
}
