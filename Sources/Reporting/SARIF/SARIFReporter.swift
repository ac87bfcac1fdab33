import RuleCatalog

/// Writes SARIF 2.1.0 (profiles in `SARIFProfile`); a run without results is written too, so that alerts close.
public struct SARIFReporter: Reporter {
  /// The results that GitHub code scanning takes from one run.
  public static let githubLimit = 25_000

  /// The reader of the file.
  public let profile: SARIFProfile
  /// Where the tool is described, an absolute URI.
  public let homepage: String?
  /// What tells several runs over one commit apart.
  public let category: String
  /// The most results that are written; the least severe are left out, and a notification says so.
  public let limit: Int

  /// Makes the reporter.
  public init(
    profile: SARIFProfile = .github, homepage: String? = nil, category: String = "unsaid",
    limit: Int = Self.githubLimit
  ) {
    self.profile = profile
    self.homepage = homepage
    self.category = category
    self.limit = max(0, limit)
  }

  /// Writes one log with one run.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    let report = report.stable
    let catalog = SARIFCatalog(rules, used: Self.rulesNamed(in: report))
    let artifacts = SARIFArtifacts(report)
    let all = SARIFResults(profile: profile, catalog: catalog, artifacts: artifacts).results(of: report)
    let kept = SARIFCap.keep(all, limit: limit)
    let notifications = SARIFNotifications(catalog: catalog, artifacts: artifacts)
      .notifications(for: report, leftOut: all.count - kept.count)
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver(report.tool, catalog)),
      automationDetails: SARIF.AutomationDetails(id: category + "/"),
      invocations: [
        SARIF.Invocation(
          executionSuccessful: report.failures.isEmpty, toolExecutionNotifications: notifications)
      ],
      artifacts: artifacts.all,
      originalUriBaseIds: [
        SARIFURI.base: SARIF.ArtifactLocation(
          description: SARIF.Message(text: "The directory from which the paths were given."))
      ],
      results: kept, taxonomies: [catalog.taxonomy])
    return JSONText.document(SARIF.Log(runs: [run]))
  }

  private func driver(_ tool: Report.Tool, _ catalog: SARIFCatalog) -> SARIF.ToolComponent {
    SARIF.ToolComponent(
      name: tool.name, semanticVersion: tool.version, informationUri: homepage, rules: catalog.descriptors,
      notifications: SARIFNotifications.descriptors,
      supportedTaxonomies: [SARIF.ToolComponentReference(name: catalog.taxonomy.name, index: 0)])
  }

  private static func rulesNamed(in report: Report) -> Set<String> {
    var names: Set<String> = []
    for screen in report.screens {
      names.formUnion(screen.findings.map(\.rule))
      names.formUnion(screen.rulesRun)
      names.formUnion(screen.notRun.map(\.rule))
    }
    return names
  }
}
