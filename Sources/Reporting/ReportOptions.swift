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

  /// Makes options.
  public init(
    terminal: TerminalStyle = .plain, sarif: SARIFProfile = .github, homepage: String? = nil,
    category: String = "unsaid", pictures: [String: String] = [:]
  ) {
    self.terminal = terminal
    self.sarif = sarif
    self.homepage = homepage
    self.category = category
    self.pictures = pictures
  }
}
