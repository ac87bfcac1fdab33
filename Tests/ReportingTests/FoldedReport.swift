import Findings
import Geometry
import Reporting

/// A run with findings that have one cause, and a dump that is not wholly understood.
enum FoldedReport {
  static let report = Report(
    tool: Report.Tool(version: "0.1.0"), screens: [bar, SampleReport.settings, chips], failures: [])

  /// Three unlabelled tabs, two of them too small; one finding that stands alone; one that is settled.
  static let bar: ScreenReport = {
    var screen = SampleReport.screen(
      "bar",
      findings: [
        finding("a1", of: "label-missing", line: 3, group: "a1"),
        finding("b1", of: "target-size-platform", line: 3, partOf: "a1", group: "b1"),
        finding("a2", of: "label-missing", line: 4, group: "a1"),
        finding("a3", of: "label-missing", line: 5, group: "a1"),
        finding("b2", of: "target-size-platform", line: 5, partOf: "a3", group: "b1"), SampleReport.fileName,
        suppressed,
      ], notRun: [], rulesRun: ["label-missing", "target-size-platform", "label-implementation-detail"])
    screen.unread = .init(parts: [
      .init(kind: .line, line: 12), .init(kind: .line, line: 40), .init(kind: .line, line: 41),
      .init(kind: .frame, line: 50, node: "window[0]/button[1]"),
    ])
    return screen
  }()

  /// Twelve chips of one row.
  static let chips = SampleReport.screen(
    "chips",
    findings: (1...12).map { finding("c\($0)", of: "target-size-platform", line: 10 + $0, group: "c1") },
    notRun: [], rulesRun: ["target-size-platform"])

  private static let suppressed: ReportedFinding = {
    var copy = finding("a4", of: "label-missing", line: 6, group: "a1")
    copy.suppression = SuppressionNote(reason: "drawn by another team")
    return copy
  }()

  private static func finding(
    _ print: String, of rule: String, line: Int, partOf: String? = nil, group: String? = nil
  ) -> ReportedFinding {
    var finding = SampleReport.missingLabel
    finding.rule = rule
    finding.fingerprint = print
    finding.severity = rule == "label-missing" ? .error : .warning
    finding.confidence = rule == "label-missing" ? 0.9 : 0.95
    finding.message = rule == "label-missing" ? "The tab has no label." : "The tab is 40 dp high."
    finding.partOf = partOf
    finding.group = group
    finding.node?.line = line
    finding.box?.y = Double(line) * 100
    return finding
  }
}
