import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// A control whose name leaves out the words that are drawn on it.
public struct LabelInName: Rule {
  /// What counts as read, and how long a label on a control is.
  public struct Thresholds: Decodable, Sendable {
    let minimumConfidence: Double
    let minimumLetters: Int
    let maximumLetters: Int
    let slipShare: Double
    let wordShare: Double
  }

  /// The permanent name.
  public static let id = "label-in-name"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_in_name_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Words that cannot be read cannot be compared.
  public func reasonNotToRun(on screen: Screen) -> String? { screen.reasonNotReadable }

  /// The controls with one drawn label that the name does not contain.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    return screen.controls.compactMap { node in
      let name = screen.spoken.name(of: node.id)
      guard isJudged(node), name.isEmpty == false, screen.spoken.isCut(node.id) == false,
        surroundings.isObscured(node.frame) == false, screen.drawn.isPartlyCovered(node.id) == false,
        let label = drawnLabel(of: node, on: screen),
        let text = label.text, isSpoken(text, by: node, on: screen) == false
      else { return nil }
      return Finding(
        rule: Self.id, confidence: label.score, box: screen.spoken.visiblePart(of: node.id),
        element: label.id,
        node: node.id,
        evidence: ["kind": Words.kind(of: node), "text": Words.quoted(text), "name": Words.quoted(name)])
    }
  }

  /// The text in a field, beside a switch or at a slider is content or stands outside.
  private func isJudged(_ node: Node) -> Bool {
    switch node.role {
    case .button, .link, .tab, .menuItem: true
    case .radio, .checkbox, .toggle, .slider, .stepper, .picker, .key, .cell: false
    case let role: role.isField == false && role.isContainer == false
    }
  }

  /// The one text that the control carries; cards and rows with several have no single label.
  private func drawnLabel(of node: Node, on screen: Screen) -> Element? {
    let texts = screen.drawnTexts(in: node).filter { belongs($0, to: node, on: screen) }
    guard let text = texts.min(by: { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }),
      text.score >= thresholds.minimumConfidence,
      texts.count == 1 || isTitle(text, of: texts, node, on: screen)
    else { return nil }
    let letters = FoldedText(text.text ?? "").count
    let words = (text.text ?? "").unicodeScalars.contains { $0.properties.isAlphabetic }
    let isLabel = (thresholds.minimumLetters...thresholds.maximumLetters).contains(letters) && words
    // In a much larger frame the text is one thing of several, the others of which were not seen.
    return isLabel && node.frame.area <= 40 * text.box.area ? text : nil
  }

  /// A text that another node says is that node's, wherever the frames lie.
  private func belongs(_ text: Element, to node: Node, on screen: Screen) -> Bool {
    guard let speaker = screen.node(of: text), speaker.id != node.id else { return true }
    return screen.tree.ancestors(of: speaker.id).contains { $0.id == node.id }
  }

  /// Where the name is made of some of the texts of a row, its first line has to be among them.
  private func isTitle(_ text: Element, of texts: [Element], _ node: Node, on screen: Screen) -> Bool {
    texts.count <= 4 && screen.spoken.isInteractive(node.id)
      && texts.contains { other in
        other.id != text.id && FoldedText(other.text ?? "").count >= 4
          && isSpoken(other.text ?? "", by: node, on: screen)
      }
  }

  private func isSpoken(_ text: String, by node: Node, on screen: Screen) -> Bool {
    let drawn = FoldedText(text)
    // A label replaces the text that the node draws.
    let strings = node.label == nil ? screen.spoken.strings(of: node.id) : [node.hint].compactMap { $0 }
    let spoken = [screen.spoken.text(of: node.id)] + strings
    if spoken.contains(where: { FoldedText($0).contains(drawn, slipShare: thresholds.slipShare) }) {
      return true
    }
    // An icon read as a letter beside the label.
    let name = FoldedText(screen.spoken.name(of: node.id))
    if name.count >= 2, drawn.count - name.count <= 1, drawn.contains(name, slipShare: 0) { return true }
    let words = text.split { $0.isWhitespace }.map { FoldedText(String($0)) }.filter { $0.isEmpty == false }
    let whole = FoldedText(spoken.joined(separator: " "))
    let found = words.filter { whole.contains($0, slipShare: thresholds.slipShare) }.map(\.count).reduce(0, +)
    // An ellipsis cuts the drawn label, not the name.
    let isCut = text.hasSuffix("…") || text.hasSuffix("..")
    if isCut, whole.letters.starts(with: drawn.letters.dropLast(2)) { return true }
    return Double(found) >= thresholds.wordShare * Double(max(words.map(\.count).reduce(0, +), 1))
  }
}
