/// The outcome of a run; encodes as the contract `unsaid.report/1`.
public struct Report: Sendable, Hashable, Codable {
  /// The name and version of the JSON contract.
  public static let schema = "unsaid.report/1"

  /// The tool that wrote the report.
  public struct Tool: Sendable, Hashable, Codable {
    /// Always "unsaid".
    public var name: String
    /// The semantic version.
    public var version: String

    /// Makes a tool.
    public init(name: String = "unsaid", version: String) {
      self.name = name
      self.version = version
    }
  }

  /// The counts over all screens.
  public struct Summary: Sendable, Hashable, Codable {
    /// The number of screens judged.
    public var screens: Int
    /// The number of violations that count: suppressed findings are counted apart.
    public var violations: Int
    /// The number of findings that a person must decide, without suppressed ones.
    public var reviews: Int
    /// The number of screens that could not be judged.
    public var failures: Int
    /// The number of findings by severity, with the severity's name as key.
    public var bySeverity: [String: Int]
    /// The number of findings by rule.
    public var byRule: [String: Int]
    /// The number of findings that the configuration suppresses; nil where there is none.
    public var suppressed: Int?
    /// The number of findings that the baseline does not hold; nil without a baseline.
    public var new: Int?
    /// The number of findings that the baseline holds; nil without a baseline.
    public var known: Int?

    /// Counts the findings of the screens and the screens that could not be judged.
    public init(of screens: [ScreenReport], failures: [ScreenFailure] = []) {
      let all = screens.flatMap(\.findings)
      let findings = all.filter { $0.suppression == nil }
      self.screens = screens.count
      violations = findings.count { $0.outcome == "violation" }
      reviews = findings.count { $0.outcome == "review" }
      self.failures = failures.count
      bySeverity = Dictionary(grouping: findings, by: \.severity.rawValue).mapValues(\.count)
      byRule = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
      suppressed = all.count == findings.count ? nil : all.count - findings.count
      let isCompared = findings.contains { $0.status != nil }
      new = isCompared ? findings.count { $0.status == .new } : nil
      known = isCompared ? findings.count { $0.status == .known } : nil
    }
  }

  /// The contract that the value was written for.
  public var schema = Self.schema
  /// The tool that wrote it.
  public var tool: Tool
  /// The screens in the order of their names.
  public var screens: [ScreenReport]
  /// The screens that could not be judged: a report without them would pass for clean.
  public var failures: [ScreenFailure]
  /// The counts.
  public var summary: Summary
  /// What became of the configuration's suppressions; nil where it has none.
  public var suppressions: [SuppressionUse]?
  /// How the run stands against the baseline; nil without one.
  public var baseline: BaselineSummary?

  /// Makes a report over screens, and over those that could not be judged.
  public init(
    tool: Tool, screens: [ScreenReport], failures: [ScreenFailure] = [], suppressions: [SuppressionUse]? = nil,
    baseline: BaselineSummary? = nil
  ) {
    self.tool = tool
    self.screens = screens
    self.failures = failures
    self.suppressions = suppressions
    self.baseline = baseline
    summary = Summary(of: screens, failures: failures)
  }
}
