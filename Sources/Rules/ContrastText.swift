import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Text that stands out too little from its ground.
public struct ContrastText: Rule {
  /// The limits with the sizes they depend on, and what makes a measure sure.
  public struct Thresholds: Decodable, Sendable {
    let minimum: Double
    let minimumLarge: Double
    let tolerance: Double
    let largePoints: Double
    let boldPoints: Double
    let webPixels: Double
    let guessedScale: Double
    let leastLetters: Int
    let minimumScore: Double
    let certainScore: Double
    let lossyMargin: Double
  }

  /// The permanent name.
  public static let id = "contrast-text"
  /// Its file in `rules/`.
  public static let file = PackageResources.contrast_text_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// One finding for each text or paragraph, at its worst line.
  public func findings(on screen: Screen) -> [Finding] {
    let lines = screen.seen.elements.filter { isJudged($0, on: screen) }
    let paragraphs = Dictionary(grouping: lines) { $0.block.map { -$0 - 1 } ?? $0.id }
    return paragraphs.values.compactMap { lines in
      lines.compactMap { finding($0, in: lines, on: screen) }.max { isMilder($0, $1) }
    }.sorted { ($0.element ?? 0) < ($1.element ?? 0) }
  }

  private func isMilder(_ one: Finding, _ other: Finding) -> Bool {
    let isViolation = (one.outcome == .violation, other.outcome == .violation)
    if isViolation.0 != isViolation.1 { return isViolation.1 }
    return (one.confidence, -(one.element ?? 0)) < (other.confidence, -(other.element ?? 0))
  }

  private func isJudged(_ element: Element, on screen: Screen) -> Bool {
    element.type == .text && element.score >= thresholds.minimumScore && letters(of: element) >= 2
      && screen.ownsColors(of: element) && screen.isDeclaredDisabled(element) == false
  }

  private func letters(of element: Element) -> Int {
    (element.text ?? "").count { $0.isLetter || $0.isNumber }
  }

  private func finding(_ line: Element, in paragraph: [Element], on screen: Screen) -> Finding? {
    guard let ink = screen.inks[line.id] else { return nil }
    let isLarge = isLarge(ink, on: screen)
    let measures = ink.parts.map {
      ContrastMeasure(
        part: $0, needed: isLarge == true ? thresholds.minimumLarge : thresholds.minimum,
        tolerance: thresholds.tolerance)
    }
    guard let worst = measures.filter({ $0.passes == false }).max(by: { isMilder($0, $1) }) else {
      return nil
    }
    let node = screen.node(of: line)
    let doubt = doubt(of: worst, isLarge: isLarge, in: line, paragraph, node, on: screen)
    let box = paragraph.dropFirst().reduce(paragraph[0].box) { $0.union($1.box) }
    var evidence = worst.evidence
    // Words of a script that cannot be read are better taken from the tree.
    let words = screen.isReadable ? nil : node.flatMap { screen.spoken.ownName(of: $0.id) }
    evidence["text"] = Words.quoted(words ?? line.text ?? "")
    return Finding(
      rule: Self.id, outcome: doubt.map { .review($0) } ?? .violation,
      confidence: 0.7 + 0.3 * worst.lack, box: box, element: line.id, node: node?.id, evidence: evidence)
  }

  private func isMilder(_ one: ContrastMeasure, _ other: ContrastMeasure) -> Bool {
    if one.failsEverywhere != other.failsEverywhere { return other.failsEverywhere }
    return one.part.lowest > other.part.lowest
  }

  /// Whether the lower limit holds: the type is large, or bold and fairly large; nil where that cannot be told.
  private func isLarge(_ ink: DrawnInk, on screen: Screen) -> Bool? {
    guard let points = ink.points else { return nil }
    // On the web a point is four thirds of a CSS pixel; the phones' makers take their own unit for it.
    let unit = screen.tree.platform == .web ? thresholds.webPixels : 1
    // A density that is only guessed may be off by one step.
    let doubt = screen.isScaleStated ? 1 : thresholds.guessedScale
    let (least, most) = (points.lowerBound / unit / doubt, points.upperBound / unit * doubt)
    if least >= thresholds.largePoints || (ink.isBold == true && least >= thresholds.boldPoints) {
      return true
    }
    return most < (ink.isBold == false ? thresholds.largePoints : thresholds.boldPoints) ? false : nil
  }

  private func doubt(
    of measure: ContrastMeasure, isLarge: Bool?, in line: Element, _ paragraph: [Element], _ node: Node?,
    on screen: Screen
  ) -> ReviewReason? {
    if measure.failsEverywhere == false { return .variedGround }
    if isLarge == nil, measure.part.highest >= thresholds.minimumLarge - thresholds.tolerance {
      return .sizeUnknown
    }
    if screen.inks.isLossy, measure.lack < thresholds.lossyMargin { return .nearLimit }
    if measure.part.isSolid == false || line.score < thresholds.certainScore || node == nil
      || screen.looksDisabled(line)
    {
      return .uncertainRecognition
    }
    return paragraph.reduce(0) { $0 + letters(of: $1) } < thresholds.leastLetters ? .tooLittle : nil
  }
}
