/// What the reporters cannot know from the report: who reads it and where other files lie.
public struct ReportOptions: Sendable, Hashable {
  /// How the terminal wants its text.
  public var terminal: TerminalStyle
  /// Which reader the SARIF file is for.
  public var sarif: SARIFProfile
  /// Where the tool is described, an absolute URI; nil leaves `informationUri` out.
  public var homepage: String?
  /// Tells several runs over one commit apart (`automationDetails.id`), for example "unsaid/ios".
  public var category: String
  /// The annotated picture of each screen, by the screen's name; paths as they shall stand in the report.
  public var pictures: [String: String]
  /// What the HTML page shows of each screen, by the screen's name.
  public var exhibits: [String: ScreenExhibit]
  /// The findings of the last releases, oldest first, for the HTML page.
  public var trend: [TrendPoint]
  /// What the baseline held and this run does not, for the HTML page.
  public var fixed: [FixedFinding]

  /// Makes options.
  public init(
    terminal: TerminalStyle = .plain, sarif: SARIFProfile = .github, homepage: String? = nil,
    category: String = "unsaid", pictures: [String: String] = [:],
    exhibits: [String: ScreenExhibit] = [:], trend: [TrendPoint] = [], fixed: [FixedFinding] = []
  ) {
    self.terminal = terminal
    self.sarif = sarif
    self.homepage = homepage
    self.category = category
    self.pictures = pictures
    self.exhibits = exhibits
    self.trend = trend
    self.fixed = fixed
  }
}
