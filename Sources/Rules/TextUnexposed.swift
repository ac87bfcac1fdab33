import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Text that is drawn and that no node speaks.
public struct TextUnexposed: Rule {
  /// What counts as read, and how much reading may be off.
  public struct Thresholds: Decodable, Sendable {
    let minimumConfidence: Double
    let certainConfidence: Double
    let minimumShare: Double
    let slipShare: Double
    let minimumLetters: Int
    let minimumHeight: Double
    let wordShare: Double
  }

  /// The permanent name.
  public static let id = "text-unexposed"
  /// Its file in `rules/`.
  public static let file = PackageResources.text_unexposed_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Words that cannot be read cannot be compared.
  public func reasonNotToRun(on screen: Screen) -> String? { screen.reasonNotReadable }

  /// One finding a paragraph whose lines are in no node's words.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    let exposure = TextExposure(
      screen: screen, minimumShare: thresholds.minimumShare, slipShare: thresholds.slipShare,
      wordShare: thresholds.wordShare)
    let unexposed = screen.seen.elements.filter { element in
      element.type == .text && element.score > thresholds.minimumConfidence
        && FoldedText(element.text ?? "").count >= thresholds.minimumLetters
        && element.box.height >= thresholds.minimumHeight * screen.scale
        && surroundings.holds(element.box) && surroundings.isCut(element.box) == false
        && surroundings.isObscured(element.box) == false && isInPicture(element, on: screen) == false
        && isFieldContent(element, on: screen) == false && exposure.isExposed(element) == false
    }
    return passages(unexposed, on: screen).compactMap { finding(for: $0) }
  }

  /// Lines of one paragraph, and the texts that would be read together as one stop, are one fault.
  private func passages(_ lines: [Element], on screen: Screen) -> [[Element]] {
    var stopOf: [Int: Int] = [:]
    for (index, stop) in screen.seen.stops.enumerated() {
      for id in stop.elements { stopOf[id] = index }
    }
    let stopOfBlock = Dictionary(
      lines.compactMap { line in line.block.flatMap { block in stopOf[line.id].map { (block, $0) } } }
    ) { first, _ in first }
    var order: [Int] = []
    var groups: [Int: [Element]] = [:]
    for line in lines {
      // Lines of no stop stand alone, under a key that no stop has.
      let key = line.block.flatMap { stopOfBlock[$0] } ?? stopOf[line.id] ?? -line.id - 1
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(line)
    }
    return order.compactMap { groups[$0] }
  }

  private func finding(for lines: [Element]) -> Finding? {
    guard let first = lines.first else { return nil }
    let confidence = lines.map(\.score).reduce(0, +) / Double(lines.count)
    let box = lines.dropFirst().reduce(first.box) { $0.union($1.box) }
    return Finding(
      rule: Self.id,
      outcome: confidence >= thresholds.certainConfidence ? .violation : .review(.uncertainRecognition),
      confidence: confidence, box: box, element: first.id,
      evidence: ["text": Words.quoted(lines.compactMap(\.text).joined(separator: " "))])
  }

  /// What is typed into a field is read by every screen reader, though not every dump carries it.
  private func isFieldContent(_ text: Element, on screen: Screen) -> Bool {
    screen.tree.nodes.contains {
      $0.role.isField && screen.spoken.isVisible($0.id) && text.box.share(in: $0.frame) >= 0.85
    }
  }

  /// Words of a photograph, a logo or a map belong to the picture, whose own words are another rule's matter.
  private func isInPicture(_ text: Element, on screen: Screen) -> Bool {
    screen.seen.elements.contains { element in
      (element.type == .picture || element.type == .icon) && element.box.area > text.box.area
        && text.box.share(in: element.box) >= 0.85
        && element.box.area < 0.5 * screen.seen.size.bounds.area
    }
  }
}
