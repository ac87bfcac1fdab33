import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// A picture that is exposed and has no words.
public struct ImageLabelMissing: Rule {
  /// From which size a picture that the dump merely lists is worth a question, and how many words and which share of the
  /// screen make a node that draws them itself a chart; the meanings of icons that fill a cell of a table, and the space in
  /// points around one that belongs to no words.
  public struct Thresholds: Decodable, Sendable {
    let minimumSide: Double
    let leastTexts: Int
    let leastShare: Double
    let signs: [String]
    let ownSpace: Double
  }

  /// The permanent name.
  public static let id = "image-label-missing"
  /// Its file in `rules/`.
  public static let file = PackageResources.image_label_missing_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// Images that are stops without words; large drawn pictures in view trees as a question.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    return wordedPictures(on: screen) + drawings(on: screen) + cells(on: screen)
      + screen.tree.nodes.filter { $0.role == .image }.compactMap { node in
        guard screen.spoken.isVisible(node.id), screen.spoken.isInteractive(node.id) == false,
          screen.spoken.name(of: node.id).isEmpty, node.frame.shorterSide >= 4,
          surroundings.isSystem(node.frame) == false, isBackground(node, on: screen) == false
        else { return nil }
        guard let outcome = outcome(of: node, on: screen) else { return nil }
        return Finding(
          rule: Self.id, outcome: outcome, box: screen.spoken.visiblePart(of: node.id),
          element: screen.elements(of: node).first?.id, node: node.id,
          evidence: [
            "node": screen.pointer(to: node), "effect": "a screen reader stops there",
            "width": Words.points(node.frame.width, scale: screen.scale),
            "height": Words.points(node.frame.height, scale: screen.scale),
          ])
      }
  }

  /// In a dump that names no roles: a node without words or children, in which a word is drawn that no node says, is a
  /// picture with a word, most often a logo.
  private func wordedPictures(on screen: Screen) -> [Finding] {
    guard screen.tree.states(.role) == false, screen.isReadable else { return [] }
    let said = SaidWords(screen)
    return screen.tree.nodes.compactMap { node in
      guard isSilentLeaf(node, on: screen), node.frame.area < 0.3 * screen.seen.size.bounds.area else {
        return nil
      }
      let words = screen.elements(.text, inside: node.frame).filter {
        FoldedText($0.text ?? "").count >= 3 && $0.box.height >= 0.3 * node.frame.height
          && said.holds($0) == false
      }
      guard words.count == 1, let word = words.first else { return nil }
      return Finding(
        rule: Self.id, confidence: word.score, box: screen.spoken.visiblePart(of: node.id), element: word.id,
        node: node.id,
        evidence: [
          "node": Words.quoted(word.text ?? ""), "effect": "a screen reader stops there",
          "width": Words.points(node.frame.width, scale: screen.scale),
          "height": Words.points(node.frame.height, scale: screen.scale),
        ])
    }
  }

  /// A large node without words or children that draws several texts itself, none of which any node says: most often a chart.
  /// Its missing words are one fault.
  private func drawings(on screen: Screen) -> [Finding] {
    guard screen.isReadable else { return [] }
    let said = SaidWords(screen)
    let bounds = screen.seen.size.bounds
    return screen.tree.nodes.compactMap { node in
      guard isSilentLeaf(node, on: screen), node.role != .image, node.role.isContainer == false,
        (thresholds.leastShare...0.6).contains(node.frame.area / bounds.area),
        screen.spoken.stop(for: node.id).map({ screen.spoken.name(of: $0).isEmpty }) != false
      else { return nil }
      let words = screen.elements(.text, inside: node.frame).filter {
        FoldedText($0.text ?? "").isEmpty == false && said.holds($0) == false
      }
      guard words.count >= thresholds.leastTexts else { return nil }
      return Finding(
        rule: Self.id, confidence: 0.2, box: screen.spoken.visiblePart(of: node.id),
        element: words.first?.id, node: node.id,
        evidence: [
          "effect": "a screen reader says nothing of what it shows",
          "node": "with "
            + words.prefix(3).map { Words.quoted($0.text ?? "", limit: 20) }.joined(separator: ", "),
          "width": Words.points(node.frame.width, scale: screen.scale),
          "height": Words.points(node.frame.height, scale: screen.scale),
        ])
    }
  }

  /// A tick or cross that alone fills a cell of a table: words of other rows stand above or below it, and those of its own row
  /// stand apart.
  private func cells(on screen: Screen) -> [Finding] {
    let texts = screen.seen.elements.filter { $0.type == .text }
    let space = thresholds.ownSpace * screen.scale
    return screen.seen.elements.compactMap { sign in
      guard sign.type == .icon, let meaning = sign.icon, thresholds.signs.contains(meaning),
        screen.surroundings.holds(sign.box), let node = silentNode(around: sign, on: screen)
      else { return nil }
      let row = texts.filter {
        $0.box.overlapY(sign.box) >= 0.5 * min($0.box.height, sign.box.height)
      }
      let column = texts.filter {
        abs($0.box.midX - sign.box.midX) <= space && $0.box.overlapX(sign.box) > 0
          && $0.box.overlapY(sign.box) == 0
      }
      let isAlone = row.allSatisfy {
        $0.box.left - sign.box.right >= space || sign.box.left - $0.box.right >= space
      }
      guard row.isEmpty == false, isAlone, column.count >= 2 else { return nil }
      return Finding(
        rule: Self.id, confidence: 0.2, box: screen.spoken.visiblePart(of: node.id), element: sign.id,
        node: node.id,
        evidence: [
          "node": Words.quoted(meaning) + " in its row",
          "effect": "a screen reader says nothing of what it shows",
          "width": Words.points(node.frame.width, scale: screen.scale),
          "height": Words.points(node.frame.height, scale: screen.scale),
        ])
    }
  }

  /// The smallest node around a sign, where neither it nor anything inside or around it speaks.
  private func silentNode(around sign: Element, on screen: Screen) -> Node? {
    let around = screen.tree.nodes.filter {
      sign.box.share(in: $0.frame) >= 0.85 && screen.spoken.isVisible($0.id)
    }
    guard let node = around.min(by: { $0.frame.area < $1.frame.area }),
      node.frame.area <= 16 * sign.box.area, screen.spoken.isCut(node.id) == false,
      screen.spoken.stop(for: node.id) == nil
    else { return nil }
    let family = [node] + screen.tree.descendants(of: node.id)
    return family.allSatisfy { screen.spoken.strings(of: $0.id).isEmpty } ? node : nil
  }

  /// Whether it says nothing, holds nothing and shows itself whole.
  private func isSilentLeaf(_ node: Node, on screen: Screen) -> Bool {
    node.children.isEmpty && screen.spoken.isVisible(node.id) && screen.spoken.strings(of: node.id).isEmpty
      && node.traits.contains("privateUseLabel") == false && screen.spoken.isCut(node.id) == false
      && screen.drawn.isPartlyCovered(node.id) == false && screen.surroundings.holds(node.frame)
  }

  private func outcome(of node: Node, on screen: Screen) -> Outcome? {
    if screen.spoken.isStop(node.id) { return .violation }
    // View trees list decoration beside content, and most do not say which is exposed.
    guard screen.tree.order == .view, screen.tree.platform == .ios, node.isAccessible == nil,
      screen.spoken.stop(for: node.id) == nil,
      node.frame.shorterSide >= thresholds.minimumSide * screen.scale,
      screen.elements(of: node).contains(where: { $0.type == .picture })
        || screen.seen.elements.contains(where: { $0.type == .picture && $0.box.iou(node.frame) >= 0.5 })
    else { return nil }
    return .review(.propertyNotInDump)
  }

  /// A picture behind the whole screen is ground, not content.
  private func isBackground(_ node: Node, on screen: Screen) -> Bool {
    node.frame.area >= 0.85 * screen.seen.size.bounds.area
  }
}
