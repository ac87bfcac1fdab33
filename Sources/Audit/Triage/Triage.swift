import Configuration
import Findings
import Geometry
import Reporting

/// Applies what a team decided after the judgement: owners, ignored regions and suppressions.
///
/// It changes no finding's words or identity, so what is kept of earlier runs stays valid when the decisions change.
public struct Triage: Sendable {
  private let configuration: Configuration
  private let today: CalendarDay

  /// Takes the decisions, and the day that says which of them have expired.
  public init(configuration: Configuration, today: CalendarDay) {
    self.configuration = configuration
    self.today = today
  }

  /// The report of a screen with owners and suppressions marked on its findings.
  public func applied(to screen: ScreenReport) -> ScreenReport {
    let owner = configuration.owner(of: screen.name)
    let regions = configuration.ignoredRegions(of: screen.name)
    var screen = screen
    let before = screen
    screen.findings = screen.findings.map { finding in
      var finding = finding
      finding.owner = owner
      finding.suppression = note(on: finding, of: before) ?? note(in: regions, finding, of: before)
      return finding
    }
    return screen
  }

  /// What became of each suppression over all screens of a run; nil where there is none.
  public func uses(in screens: [ScreenReport]) -> [SuppressionUse]? {
    guard !configuration.suppressions.isEmpty else { return nil }
    return configuration.suppressions.map { suppression in
      let concerned = screens.filter { screen in
        screen.rulesRun.contains(suppression.rule) && suppression.screens?.matches(screen.name) != false
      }
      let fitting = concerned.reduce(0) { sum, screen in
        sum + screen.findings.count { fits(suppression, $0, on: screen) }
      }
      return SuppressionUse(
        rule: suppression.rule, target: suppression.target.words, reason: suppression.reason,
        expires: suppression.expires?.text, from: suppression.origin.words,
        isExpired: suppression.isExpired(on: today), findings: fitting, screens: concerned.count)
    }
  }

  private func note(on finding: ReportedFinding, of screen: ScreenReport) -> SuppressionNote? {
    configuration.suppressions.first { !$0.isExpired(on: today) && fits($0, finding, on: screen) }
      .map { SuppressionNote(reason: $0.reason, expires: $0.expires?.text) }
  }

  private func note(
    in regions: [IgnoredRegion], _ finding: ReportedFinding, of screen: ScreenReport
  ) -> SuppressionNote? {
    guard let box = finding.box, !box.isEmpty else { return nil }
    // The share that the paper's matching takes for "contained".
    let hit = regions.first { box.share(in: $0.pixels(of: screen.size, scale: screen.scale)) >= 0.85 }
    return hit.map { SuppressionNote(reason: "in an ignored region: \($0.reason)") }
  }

  private func fits(_ suppression: Suppression, _ finding: ReportedFinding, on screen: ScreenReport) -> Bool {
    guard suppression.rule == finding.rule, suppression.screens?.matches(screen.name) != false else {
      return false
    }
    let target = suppression.target
    if let fingerprint = target.fingerprint, fingerprint != finding.fingerprint { return false }
    if let identifier = target.identifier, !fits(identifier, finding.node?.identifier) { return false }
    if let path = target.path, !fits(path, finding.node?.path) { return false }
    if let label = target.label, !fits(label, words(of: finding, on: screen)) { return false }
    return true
  }

  private func fits(_ glob: Glob, _ text: String?) -> Bool { text.map(glob.matches) ?? false }

  private func words(of finding: ReportedFinding, on screen: ScreenReport) -> String? {
    if let label = finding.node?.label, !label.isEmpty { return label }
    return screen.elements.first { $0.id == finding.element }?.text
  }
}
