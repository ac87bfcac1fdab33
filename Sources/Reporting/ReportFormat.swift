/// The formats a report can be written in; the raw values are the names on the command line.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people at a terminal.
  case terminal
  /// The contract `unsaid.report/1`.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit XML, for the test view of a CI.
  case junit
  /// One HTML page for people, with the pictures in it.
  case html
  /// GitLab's Code Quality report.
  case gitlab
  /// Checkstyle XML.
  case checkstyle
  /// Markdown.
  case markdown
  /// GitHub's workflow commands, for annotations.
  case github

  /// The usual ending of a file in this format, without the dot.
  public var fileExtension: String {
    switch self {
    case .terminal: "txt"
    case .json: "json"
    case .sarif: "sarif"
    case .junit: "xml"
    case .html: "html"
    case .gitlab: "gitlab.json"
    case .checkstyle: "checkstyle.xml"
    case .markdown: "md"
    case .github: "github.txt"
    }
  }

  /// The reporter that writes this format.
  public func reporter(_ options: ReportOptions = ReportOptions()) -> any Reporter {
    switch self {
    case .terminal: TerminalReporter(style: options.terminal)
    case .json: JSONReporter()
    case .sarif: SARIFReporter(profile: options.sarif, homepage: options.homepage, category: options.category)
    case .junit: JUnitReporter(pictures: options.pictures)
    case .html: HTMLReporter(exhibits: options.exhibits, trend: options.trend, fixed: options.fixed)
    case .gitlab: GitLabReporter()
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter()
    case .github: GitHubReporter()
    }
  }
}
