import AccessibilityModel
import Findings
import Geometry
import RuleCatalog
import Rules

/// What became of one planted defect; one line of the program's output.
struct PlantedRecord: Encodable {
  struct Other: Encodable {
    let rule: String
    let outcome: String
    let circumstance: String
    let strength: Double
    let box: Rect?
    let frame: Rect?
  }

  let screen: String
  let format: String
  let platform: String
  let kind: String
  let places: [Rect]
  /// "violation", "review" or "no".
  let found: String
  /// The rule that found it.
  let by: String?
  /// What that rule measured of its certainty, and in which circumstance.
  let strength: Double?
  let circumstance: String?
  /// Findings that the sound tree does not have, away from the defect.
  let new: [Other]
}

extension PlantedRecord {
  init(_ plant: Plant, on screen: String, before: Judgement, after: Judgement) {
    let known = Set(before.findings.map(Self.key))
    let fresh = after.findings.filter { known.contains(Self.key($0)) == false }
    let hits = fresh.filter { finding in
      plant.rules.contains(finding.rule)
        && (finding.box == nil || plant.places.contains { Self.isAt($0, finding) })
    }
    let best = hits.first { $0.outcome == .violation } ?? hits.first
    self.init(
      screen: screen, format: plant.tree.format, platform: plant.tree.platform.rawValue, kind: plant.kind,
      places: plant.places, found: best?.outcome.name ?? "no", by: best?.rule, strength: best?.strength,
      circumstance: best?.outcome.circumstance,
      // The tree of another screen has findings of its own.
      new: plant.kind == Swaps.kind
        ? []
        : fresh.filter { finding in
          plant.places.contains { Self.isAt($0, finding) } == false
        }.map { Other($0, in: plant.tree) })
  }

  /// Whether the sound tree has a violation of one of the rules there already: one defect more cannot be told from it.
  static func holds(_ before: Judgement, _ rules: Set<String>, at places: [Rect]) -> Bool {
    before.findings.contains { finding in
      rules.contains(finding.rule) && finding.outcome == .violation
        && places.contains { isAt($0, finding) }
    }
  }

  /// Node numbers move when a tree is edited; rule and place stay.
  private static func key(_ finding: Finding) -> String {
    let box = finding.box.map { "\(Int($0.x)) \(Int($0.y)) \(Int($0.width)) \(Int($0.height))" } ?? "-"
    return "\(finding.rule) \(finding.outcome.name) \(box)"
  }

  /// The measure of `tools/lintscore.py`: IoU of at least 0.3, or 70 % of one inside the other.
  private static func isAt(_ place: Rect, _ finding: Finding) -> Bool {
    guard let box = finding.box else { return false }
    let both = place.intersection(box).area
    return place.iou(box) >= 0.3 || both >= 0.7 * max(1, min(place.area, box.area))
  }
}

extension PlantedRecord.Other {
  init(_ finding: Finding, in tree: AccessibilityTree) {
    self.init(
      rule: finding.rule, outcome: finding.outcome.name, circumstance: finding.outcome.circumstance,
      strength: finding.strength, box: finding.box, frame: finding.node.map { tree.nodes[$0].frame })
  }
}
