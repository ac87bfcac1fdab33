import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A tree that cannot be that of the picture: empty, of another screen, or cut off.
public struct CaptureIncomplete: Rule {
  /// How much must be missing, or differ.
  public struct Thresholds: Decodable, Sendable {
    let fewestTexts: Int
    let foreignShare: Double
    let contradictions: Int
    let strongContradictions: Int
    let contradictedShare: Double
    let movedStops: Int
    let movedShare: Double
    let foreignLetters: Double
    let blankShare: Double
    let fewestStops: Int
    let leastAgreement: Double
    let fewestBelow: Int
    let belowShare: Double
    let slipShare: Double
  }

  /// What is wrong with a capture.
  public struct Problem: Sendable, Hashable {
    /// The fault in a clause.
    public let words: String
    /// Whether the tree is whole, only of another moment: then rules that read the tree alone can be asked.
    public let isTreeWhole: Bool

    init(words: String, isTreeWhole: Bool = false) {
      self.words = words
      self.isTreeWhole = isTreeWhole
    }
  }

  /// The permanent name.
  public static let id = "capture-incomplete"
  /// Its file in `rules/`.
  public static let file = PackageResources.capture_incomplete_yml
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
    if read.count >= thresholds.fewestTexts, let problem = foreign(read, screen) ?? cutOff(read, screen) {
      return problem
    }
    return otherSize(screen) ?? otherMoment(screen)
  }

  /// A window that is larger than the picture in one direction cannot be what the picture shows.
  private func otherSize(_ screen: Screen) -> Problem? {
    let picture = screen.seen.size
    guard let size = screen.tree.size, size.width > picture.width + 2 || size.height > picture.height + 2
    else {
      return nil
    }
    return Problem(
      words: "the tree is of a screen \(size.width) by \(size.height) px, the picture is "
        + "\(screen.seen.size.width) by \(screen.seen.size.height) px", isTreeWhole: true)
  }

  /// A defect leaves words on one side; another moment leaves different words on both, or moves them.
  private func otherMoment(_ screen: Screen) -> Problem? {
    let evidence = CaptureEvidence(of: screen)
    let contradictions = evidence.declaredOnly.count + evidence.drawnGroups
    let share = Double(contradictions) / Double(max(1, evidence.compared + evidence.read))
    let isOnBothSides = evidence.declaredOnly.isEmpty == false && evidence.drawnOnly.isEmpty == false
    let needed = evidence.isStrong ? thresholds.strongContradictions : thresholds.contradictions
    if isOnBothSides && contradictions >= needed && share >= thresholds.contradictedShare
      || min(evidence.undrawnShare, evidence.unsaidShare) >= thresholds.foreignLetters
    {
      return Problem(words: contradiction(evidence, on: screen), isTreeWhole: true)
    }
    let moved = evidence.moved.count
    if moved >= thresholds.movedStops,
      Double(moved) >= thresholds.movedShare * Double(max(1, evidence.compared))
    {
      return Problem(
        words: "\(moved) elements lie elsewhere than their texts are drawn, so the page moved in between",
        isTreeWhole: true)
    }
    let agreement = CaptureAgreement(of: screen)
    if screen.isReadable, agreement.stops >= thresholds.fewestStops,
      agreement.elements >= thresholds.fewestStops,
      agreement.shownShare + agreement.saidShare < thresholds.leastAgreement
    {
      return Problem(
        words:
          "of \(agreement.stops) elements of the tree \(agreement.shown) are drawn where it says, and of "
          + "\(agreement.elements) drawn things \(agreement.said) are in the tree, so they are of different moments",
        isTreeWhole: true)
    }
    guard evidence.blankShare >= thresholds.blankShare else { return nil }
    return Problem(
      words: "most texts of the tree lie where no text is drawn, so they are of different moments",
      isTreeWhole: true)
  }

  private func contradiction(_ evidence: CaptureEvidence, on screen: Screen) -> String {
    let declared = evidence.declaredOnly.first.map { screen.spoken.strings(of: $0).first ?? "" } ?? ""
    let drawn = evidence.drawnOnly.first.flatMap { screen.element($0)?.text } ?? ""
    return "the tree says \(Words.quoted(declared, limit: 40)), which is not drawn, and the picture shows "
      + "\(Words.quoted(drawn, limit: 40)), which is not in the tree, so they are of different moments"
  }

  private func readTexts(on screen: Screen) -> [(box: Rect, text: FoldedText)] {
    let surroundings = screen.surroundings
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
        + "so it is the tree of another screen or lacks most of this one", isTreeWhole: true)
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
      .flatMap { screen.spoken.strings(of: $0.id) }.filter(ReadableScript.canRead).map { FoldedText($0) }
      .filter { $0.count >= 3 }
  }

  private func isDeclared(_ text: FoldedText, in declared: [FoldedText]) -> Bool {
    declared.contains {
      $0.agrees(with: text, slipShare: thresholds.slipShare)
        || (text.count >= 5 && $0.count >= text.count && $0.contains(text, slipShare: 0))
        || ($0.count >= 5 && text.contains($0, slipShare: 0))
    }
  }
}
