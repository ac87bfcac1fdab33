import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A tree that cannot be that of the picture: empty, of another screen, or cut off.
public struct CaptureIncomplete: Rule {
  /// How much must be missing.
  public struct Thresholds: Decodable, Sendable {
    let fewestTexts: Int
    let foreignShare: Double
    let movedShare: Double
    let fewestBelow: Int
    let belowShare: Double
    let slipShare: Double
  }

  /// What is wrong with a capture.
  public struct Problem: Sendable, Hashable {
    /// The fault in a clause.
    public let words: String
  }

  /// The permanent name.
  public static let id = "capture-incomplete"
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// One finding for the whole screen.
  public func findings(on screen: Screen) -> [Finding] {
    problem(on: screen).map { [Finding(rule: Self.id, evidence: ["problem": $0.words])] } ?? []
  }

  /// Why the tree cannot be held against the picture; nil where it can.
  public func problem(on screen: Screen) -> Problem? {
    if screen.tree.nodes.isEmpty { return Problem(words: "the tree is empty") }
    if screen.tree.nodes.allSatisfy(\.frame.isEmpty) {
      return Problem(words: "every node of the tree has an empty frame")
    }
    let read = readTexts(on: screen)
    if screen.spoken.stops.isEmpty, screen.seen.elements.count >= thresholds.fewestTexts {
      return Problem(words: "the tree holds nothing that a screen reader stops at")
    }
    guard read.count >= thresholds.fewestTexts else { return nil }
    return foreign(read, screen) ?? scrolled(read, screen) ?? cutOff(read, screen)
  }

  private func readTexts(on screen: Screen) -> [(box: Rect, text: FoldedText)] {
    let surroundings = Surroundings(of: screen)
    return screen.seen.elements.compactMap { element in
      guard element.type == .text, element.score > 0.6, surroundings.holds(element.box),
        let text = element.text
      else { return nil }
      let folded = FoldedText(text)
      return folded.count >= 3 ? (element.box, folded) : nil
    }
  }

  /// Few of the read texts occur anywhere in the tree, though the tree has texts of its own.
  private func foreign(_ read: [(box: Rect, text: FoldedText)], _ screen: Screen) -> Problem? {
    let declared = declaredTexts(screen)
    guard declared.count >= thresholds.fewestTexts else { return nil }
    let known = read.count { isDeclared($0.text, in: declared) }
    guard Double(known) <= thresholds.foreignShare * Double(read.count) else { return nil }
    return Problem(
      words: "\(known) of the \(read.count) texts in the picture occur in the tree, "
        + "so it is the tree of another screen or lacks most of this one")
  }

  /// Many texts are declared elsewhere than drawn: the page moved between dump and picture.
  private func scrolled(_ read: [(box: Rect, text: FoldedText)], _ screen: Screen) -> Problem? {
    let moved = Set(
      screen.matches.filter { $0.how == .text }.compactMap { match -> Int? in
        guard let element = screen.element(match.element) else { return nil }
        return element.box.intersection(screen.tree.nodes[match.node].frame).isEmpty ? match.node : nil
      }
    ).count
    guard moved >= thresholds.fewestTexts, Double(moved) >= thresholds.movedShare * Double(read.count) else {
      return nil
    }
    return Problem(words: "\(moved) nodes lie elsewhere than their texts, so the page moved in between")
  }

  /// Everything below the last stop is missing.
  private func cutOff(_ read: [(box: Rect, text: FoldedText)], _ screen: Screen) -> Problem? {
    let declared = declaredTexts(screen)
    let bottom = screen.spoken.stops.map { screen.tree.nodes[$0].frame.bottom }.max() ?? 0
    let below = read.filter { $0.box.top >= bottom && isDeclared($0.text, in: declared) == false }
    guard below.count >= thresholds.fewestBelow,
      Double(below.count) >= thresholds.belowShare * Double(read.count)
    else { return nil }
    return Problem(
      words: "the tree ends \(Words.points(bottom, scale: screen.scale)) points from the top, "
        + "with \(below.count) texts drawn below, so it is cut off")
  }

  private func declaredTexts(_ screen: Screen) -> [FoldedText] {
    screen.tree.nodes.filter { screen.spoken.isVisible($0.id) }
      .flatMap { screen.spoken.strings(of: $0.id) }.map { FoldedText($0) }.filter { $0.count >= 3 }
  }

  private func isDeclared(_ text: FoldedText, in declared: [FoldedText]) -> Bool {
    declared.contains {
      $0.agrees(with: text, slipShare: thresholds.slipShare)
        || (text.count >= 5 && $0.count >= text.count && $0.contains(text, slipShare: 0))
        || ($0.count >= 5 && text.contains($0, slipShare: 0))
    }
  }
}
