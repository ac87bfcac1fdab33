import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A text of which only the beginning is drawn, while its node holds more.
public struct TextClipped: Rule {
  /// What counts as read, and how much has to be missing.
  public struct Thresholds: Decodable, Sendable {
    let minimumConfidence: Double
    let slipShare: Double
    let leastDrawn: Int
    let leastMissing: Int
    let edge: Double
  }

  /// The permanent name.
  public static let id = "text-clipped"
  /// Its file in `rules/`.
  public static let file = PackageResources.text_clipped_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Words that cannot be read cannot be compared.
  public func reasonNotToRun(on screen: Screen) -> String? { screen.reasonNotReadable }

  /// One finding a node, in the order of recognition.
  public func findings(on screen: Screen) -> [Finding] {
    var known: Set<Int> = []
    return screen.seen.elements.compactMap { line in
      guard line.type == .text, line.score >= thresholds.minimumConfidence, let read = line.text,
        isWhole(line.box, on: screen)
      else { return nil }
      let isEllipsis = Self.endsInEllipsis(read)
      guard
        let (node, whole) = isEllipsis
          ? holder(of: line, read, on: screen) : cutLine(line, read, on: screen),
        known.insert(node.id).inserted
      else { return nil }
      return Finding(
        rule: Self.id, outcome: isEllipsis ? .violation : .review(.uncertainRecognition),
        confidence: line.score, box: line.box, element: line.id, node: node.id,
        evidence: ["text": Words.quoted(whole), "drawn": Words.quoted(read)])
    }
  }

  /// Neither a bar, a dialog nor the edge of a list or of the screen hides a part of the place.
  private func isWhole(_ box: Rect, on screen: Screen) -> Bool {
    screen.surroundings.holds(box) && screen.surroundings.isObscured(box) == false
      && screen.surroundings.isCut(box) == false
  }

  /// The smallest node at the place whose words begin as the drawn line and go on where it has its ellipsis.
  private func holder(of line: Element, _ read: String, on screen: Screen) -> (Node, String)? {
    let drawn = FoldedText(read)
    guard drawn.count >= thresholds.leastDrawn else { return nil }
    let candidates = nodes(at: line.box, on: screen).compactMap { node -> (Node, String)? in
      screen.spoken.ownName(of: node.id).flatMap { goesOn($0, after: drawn) ? (node, $0) : nil }
    }
    return candidates.min { $0.0.frame.area < $1.0.frame.area }
  }

  private func nodes(at box: Rect, on screen: Screen) -> [Node] {
    screen.tree.nodes.filter { node in
      screen.spoken.isVisible(node.id) && box.share(in: node.frame) >= 0.5 && node.role.isField == false
        && screen.spoken.isCut(node.id) == false && screen.drawn.isPartlyCovered(node.id) == false
        && screen.spoken.isSystem(node.id) == false
    }
  }

  /// Whether a text holds the drawn letters and more; a text that ends in points of its own there is drawn whole.
  private func goesOn(_ whole: String, after drawn: FoldedText) -> Bool {
    let all = FoldedText(whole)
    guard all.count >= drawn.count + thresholds.leastMissing else { return false }
    let ownEndings = whole.split(separator: "…").flatMap { $0.split(separator: "...") }
    let isOwn =
      Self.hasEllipsis(whole)
      && ownEndings.contains { FoldedText(String($0)).agrees(with: drawn, slipShare: thresholds.slipShare) }
    return isOwn == false && starts(whole, with: drawn)
  }

  /// The last letters before an ellipsis are often misread.
  private func starts(_ whole: String, with drawn: FoldedText) -> Bool {
    var beginning = ""
    var count = 0
    for character in whole where count < drawn.count {
      beginning.append(character)
      count += FoldedText(String(character)).count
    }
    return FoldedText(beginning).agrees(with: drawn, slipShare: thresholds.slipShare)
  }

  /// The node whose only line ends at the edge of its frame before its words do.
  private func cutLine(_ line: Element, _ read: String, on screen: Screen) -> (Node, String)? {
    let drawn = FoldedText(read)
    guard drawn.count >= 2 * thresholds.leastDrawn, let node = screen.node(of: line),
      nodes(at: line.box, on: screen).contains(where: { $0.id == node.id }),
      let whole = screen.spoken.ownName(of: node.id), goesOn(whole, after: drawn),
      FoldedText(whole).count >= drawn.count + 2 * thresholds.leastMissing,
      node.frame.height <= 2.2 * line.box.height,
      abs(node.frame.right - line.box.right) <= thresholds.edge * screen.scale,
      screen.spoken.touchesScrollEdge(node.id) == false
    else { return nil }
    let inside = screen.seen.elements.count { $0.type == .text && $0.box.share(in: node.frame) >= 0.5 }
    return inside == 1 ? (node, whole) : nil
  }

  private static func endsInEllipsis(_ text: String) -> Bool {
    text.hasSuffix("…") || text.hasSuffix("..")
  }

  private static func hasEllipsis(_ text: String) -> Bool {
    text.contains("…") || text.contains("...")
  }
}
