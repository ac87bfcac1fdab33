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
    /// The number of violations.
    public var violations: Int
    /// The number of findings that a person must decide.
    public var reviews: Int
    /// The number of screens that could not be judged.
    public var failures: Int
    /// The number of findings by severity, with the severity's name as key.
    public var bySeverity: [String: Int]
    /// The number of findings by rule.
    public var byRule: [String: Int]

    /// Counts the findings of the screens and the screens that could not be judged.
    public init(of screens: [ScreenReport], failures: [ScreenFailure] = []) {
      let findings = screens.flatMap(\.findings)
      self.screens = screens.count
      violations = findings.count { $0.outcome == "violation" }
      reviews = findings.count { $0.outcome == "review" }
      self.failures = failures.count
      bySeverity = Dictionary(grouping: findings, by: \.severity.rawValue).mapValues(\.count)
      byRule = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
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

  /// Makes a report over screens, and over those that could not be judged.
  public init(tool: Tool, screens: [ScreenReport], failures: [ScreenFailure] = []) {
    self.tool = tool
    self.screens = screens
    self.failures = failures
    summary = Summary(of: screens, failures: failures)
  }
}
