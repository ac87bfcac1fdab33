import FixtureSupport
import Reporting

/// Counts what the tool finds of the planted defects, and what it says of sound trees.
struct FixtureScore {
  /// The counts of one rule.
  struct Row {
    var planted = 0
    var found = 0
    var falseViolations = 0
    var falseReviews = 0
  }

  var rows: [String: Row] = [:]
  var cleanScreens = 0
  var missed: [String] = []
  var falseAlarms: [String] = []

  /// Adds one judged screen; the screens named "clean" count for false alarms, the others for recall.
  mutating func add(_ report: ScreenReport) throws {
    let defects = try LocatedDefect.all(ofTree: report.tree, imageSize: report.size)
    if report.name.hasSuffix("/clean") {
      cleanScreens += 1
      addFalseAlarms(report, defects)
    } else {
      for defect in defects where defect.defect.planted { addPlanted(defect, in: report) }
    }
  }

  var recall: Double {
    let planted = rows.values.reduce(0) { $0 + $1.planted }
    return planted == 0 ? 0 : Double(rows.values.reduce(0) { $0 + $1.found }) / Double(planted)
  }

  var falseAlarmsPerScreen: Double {
    let all = rows.values.reduce(0) { $0 + $1.falseViolations + $1.falseReviews }
    return cleanScreens == 0 ? 0 : Double(all) / Double(cleanScreens)
  }

  private mutating func addPlanted(_ defect: LocatedDefect, in report: ScreenReport) {
    let rule = defect.defect.rule
    rows[rule, default: Row()].planted += 1
    if report.findings.contains(where: defect.isMet) {
      rows[rule, default: Row()].found += 1
    } else {
      missed.append("\(report.name): \(rule) at \(defect.path ?? "no node"), box \(defect.defect.box)")
    }
  }

  private mutating func addFalseAlarms(_ report: ScreenReport, _ defects: [LocatedDefect]) {
    for finding in report.findings where !defects.contains(where: { $0.isMet(by: finding) }) {
      if finding.outcome == "violation" {
        rows[finding.rule, default: Row()].falseViolations += 1
      } else {
        rows[finding.rule, default: Row()].falseReviews += 1
      }
      falseAlarms.append("\(report.name): \(finding.rule) (\(finding.outcome)) \(finding.message)")
    }
  }
}
