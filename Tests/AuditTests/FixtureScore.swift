import AccessibilityModel
import Foundation
import Geometry
import Importing
import Reporting
import TestSupport

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
    let defects = try Self.defects(of: report)
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

  /// A defect with the path of its node, as reports write it.
  private struct Located {
    let defect: PlantedDefects.Defect
    let path: String?

    /// The right rule at the right node; where one side has no node, at the right place.
    func isMet(by finding: ReportedFinding) -> Bool {
      guard finding.rule == defect.rule else { return false }
      if let path, let node = finding.node { return node.path == path }
      guard let box = finding.box else { return true }
      return box.iou(defect.box) >= 0.3 || box.share(in: defect.box) >= 0.8
    }
  }

  private mutating func addPlanted(_ defect: Located, in report: ScreenReport) {
    let rule = defect.defect.rule
    rows[rule, default: Row()].planted += 1
    if report.findings.contains(where: defect.isMet) {
      rows[rule, default: Row()].found += 1
    } else {
      missed.append("\(report.name): \(rule) at \(defect.path ?? "no node"), box \(defect.defect.box)")
    }
  }

  private mutating func addFalseAlarms(_ report: ScreenReport, _ defects: [Located]) {
    for finding in report.findings where !defects.contains(where: { $0.isMet(by: finding) }) {
      if finding.outcome == "violation" {
        rows[finding.rule, default: Row()].falseViolations += 1
      } else {
        rows[finding.rule, default: Row()].falseReviews += 1
      }
      falseAlarms.append("\(report.name): \(finding.rule) (\(finding.outcome)) \(finding.message)")
    }
  }

  private static func defects(of report: ScreenReport) throws -> [Located] {
    let base = String(report.tree.dropLast(".tree.json".count))
    let file = try JSONDecoder().decode(
      PlantedDefects.self, from: Data(contentsOf: URL(fileURLWithPath: base + ".defects.json")))
    let tree = try? TreeReader.tree(
      from: [UInt8](Data(contentsOf: URL(fileURLWithPath: report.tree))), format: nil,
      canvas: Canvas(imageSize: report.size))
    return file.defects.map { defect in
      Located(defect: defect, path: tree.flatMap { path(of: defect.node, in: $0) })
    }
  }

  private static func path(of places: [Int]?, in tree: AccessibilityTree) -> String? {
    guard let places, var node = tree.roots.first else { return nil }
    for place in places {
      guard node.children.indices.contains(place) else { return nil }
      node = tree.nodes[node.children[place]]
    }
    return tree.path(of: node.id)
  }
}
