import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// An icon that alone shows what a control does, and stands out too little from its ground.
public struct ContrastNontext: Rule {
  /// The limit, and what makes a measure sure.
  public struct Thresholds: Decodable, Sendable {
    let minimum: Double
    let tolerance: Double
    let minimumScore: Double
    let certainScore: Double
    let lossyMargin: Double
    let largestPoints: Double
  }

  /// The permanent name.
  public static let id = "contrast-nontext"
  /// Its file in `rules/`.
  public static let file = PackageResources.contrast_nontext_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The icons, in the order of recognition.
  public func findings(on screen: Screen) -> [Finding] {
    screen.seen.elements.compactMap { icon in
      guard isJudged(icon, on: screen), let stop = screen.stop(of: icon), isAlone(icon, in: stop, on: screen),
        let part = screen.inks[icon.id]?.worst
      else { return nil }
      let measure = ContrastMeasure(
        part: part, needed: thresholds.minimum, tolerance: thresholds.tolerance)
      guard measure.failsEverywhere else { return nil }
      var evidence = measure.evidence
      evidence["icon"] = screen.pointer(to: stop)
      return Finding(
        rule: Self.id, outcome: doubt(of: measure, icon, on: screen).map { .review($0) } ?? .violation,
        confidence: 0.7 + 0.3 * measure.lack, box: icon.box, element: icon.id, node: stop.id,
        evidence: evidence)
    }
  }

  private func isJudged(_ icon: Element, on screen: Screen) -> Bool {
    icon.type == .icon && icon.score >= thresholds.minimumScore && screen.ownsColors(of: icon)
      && screen.isInPicture(icon) == false && screen.isDeclaredDisabled(icon) == false
      && max(icon.box.width, icon.box.height) <= thresholds.largestPoints * screen.scale
  }

  /// Whether nothing but the icon shows what the control is: beside words an icon may be faint.
  private func isAlone(_ icon: Element, in stop: Node, on screen: Screen) -> Bool {
    guard screen.spoken.isInteractive(stop.id), screen.spoken.isCut(stop.id) == false else { return false }
    return screen.seen.elements.allSatisfy { other in
      other.id == icon.id || other.type == .container || other.type == .dialog
        || other.box.share(in: stop.frame) < 0.5
    }
  }

  private func doubt(of measure: ContrastMeasure, _ icon: Element, on screen: Screen) -> ReviewReason? {
    if screen.inks.isLossy, measure.lack < thresholds.lossyMargin { return .nearLimit }
    let isSure =
      measure.part.isSolid && icon.score >= thresholds.certainScore && screen.looksDisabled(icon) == false
    return isSure ? nil : .uncertainRecognition
  }
}
