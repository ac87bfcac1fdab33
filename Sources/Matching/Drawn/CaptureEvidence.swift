import AccessibilityModel
import Geometry
import Imaging
import ScreenModel

/// Where picture and tree contradict each other in words: a defect of the app leaves one side silent, another moment
/// leaves different words on both.
public struct CaptureEvidence: Sendable {
  /// Nodes whose words are not drawn: others stand in their place, or nothing does.
  public private(set) var declaredOnly: [Int] = []
  /// The share of all declared letters that is theirs, also of labels that may only use other words, 0…1.
  public private(set) var undrawnShare = 0.0
  /// The share of all drawn letters that is in no node's words, 0…1.
  public private(set) var unsaidShare = 0.0
  /// The share of the declared texts, of any script, in whose frame nothing at all is drawn; 0 where there are few.
  public private(set) var blankShare = 0.0
  /// Texts that are drawn and in no node's words.
  public private(set) var drawnOnly: [Int] = []
  /// The groups that these texts are drawn in: one control that is not declared leaves all its texts unsaid.
  public private(set) var drawnGroups = 0
  /// Whether what contradicts the tree was read without doubt, and is more than a sign or two.
  public private(set) var isStrong = false
  /// Stops whose words are drawn elsewhere.
  public private(set) var moved: Set<Int> = []
  /// The nodes whose words were compared.
  public private(set) var compared = 0
  /// The texts that were compared.
  public private(set) var read = 0

  private static let certain = 0.8
  private static let slipShare = 0.2

  /// Compares both sides of a screen.
  public init(of screen: Screen) {
    compareNodes(screen)
    compareTexts(screen)
    isStrong =
      drawnOnly.compactMap(screen.element).contains { Self.isSurelyRead($0) }
      && declaredOnly.contains {
        Self.isLong(screen.tree.nodes[$0].text ?? screen.tree.nodes[$0].value ?? "")
      }
    blankShare = Self.blankShare(of: screen)
  }

  private mutating func compareNodes(_ screen: Screen) {
    var letters = 0
    var undrawn = 0
    var reworded: [Int] = []
    for node in screen.tree.nodes where Self.isJudged(node, on: screen) {
      let verdict = screen.drawn.words.verdicts[node.id]
      guard verdict != .unknown else { continue }
      compared += 1
      let count = FoldedText(Self.words(of: node)).count
      letters += count
      switch verdict {
      case .otherWords:
        undrawn += count
        if Self.isLiteral(node, on: screen) { declaredOnly.append(node.id) } else { reworded.append(node.id) }
      case .nothing where Self.isBlank(node, on: screen):
        undrawn += count
        declaredOnly.append(node.id)
      case .elsewhere: moved.insert(screen.spoken.stop(for: node.id) ?? node.id)
      default: break
      }
    }
    // One label may use other words; of a quarter of all nobody would.
    if reworded.count >= 2, reworded.count * 4 >= compared { declaredOnly += reworded }
    undrawnShare = Double(undrawn) / Double(max(1, letters))
  }

  private mutating func compareTexts(_ screen: Screen) {
    guard screen.isReadable else { return }
    let said = SaidWords(screen)
    var letters = 0
    var unsaid = 0
    for element in screen.seen.elements where Self.isJudged(element, on: screen) {
      read += 1
      let text = FoldedText(element.text ?? "")
      letters += text.count
      if said.holds(element) == false {
        unsaid += text.count
        drawnOnly.append(element.id)
      }
    }
    unsaidShare = Double(unsaid) / Double(max(1, letters))
    drawnGroups = Self.groups(of: drawnOnly.compactMap(screen.element), on: screen)
  }

  /// The number of cards and seen stops that hold the texts, and of texts in neither.
  private static func groups(of texts: [Element], on screen: Screen) -> Int {
    let cards = screen.seen.elements.filter {
      $0.type == .container && $0.box.area < 0.2 * screen.seen.size.bounds.area
    }
    let keys = texts.map { text in
      let card = cards.filter { text.box.share(in: $0.box) >= 0.85 }.max { $0.box.area < $1.box.area }
      let stop = screen.seen.stops.first { $0.elements.contains(text.id) }
      return card?.id ?? stop?.elements.first ?? text.id
    }
    return Set(keys).count
  }

  /// Texts in scripts that cannot be read here are at least drawn where they are declared.
  private static func blankShare(of screen: Screen) -> Double {
    let texts = screen.tree.nodes.filter { node in
      node.children.isEmpty && isJudged(node, on: screen) && (node.role == .text || node.text != nil)
    }
    guard texts.count >= 6 else { return 0 }
    return Double(texts.count { isBlank($0, on: screen) }) / Double(texts.count)
  }

  private static func isJudged(_ node: Node, on screen: Screen) -> Bool {
    screen.spoken.isVisible(node.id) && screen.spoken.isSystem(node.id) == false
      && screen.spoken.isCut(node.id) == false && screen.drawn.isPartlyCovered(node.id) == false
      && node.frame.height >= 6 * screen.scale && screen.surroundings.holds(node.frame)
      && words(of: node).contains("scroll bar") == false
      && words(of: node).unicodeScalars.count {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      } >= 2
  }

  /// Words of a page where the tree has a keyboard: none is drawn. Its own top row holds whole words too.
  private static func isWhereKeysShouldBe(_ element: Element, on screen: Screen) -> Bool {
    screen.tree.nodes.contains { node in
      node.role == .keyboard && element.box.share(in: node.frame) >= 0.9
        && element.box.top > node.frame.top + 60 * screen.scale && node.frame.height >= 120 * screen.scale
    }
  }

  private static func words(of node: Node) -> String { node.text ?? node.label ?? node.value ?? "" }

  private static func isSurelyRead(_ element: Element) -> Bool {
    element.score >= 0.95 && isLong(element.text ?? "")
  }

  private static func isLong(_ text: String) -> Bool { FoldedText(text).count >= 4 }

  private static func isJudged(_ element: Element, on screen: Screen) -> Bool {
    guard element.type == .text, element.score >= certain, FoldedText(element.text ?? "").count >= 3 else {
      return false
    }
    return (screen.surroundings.holds(element.box) || isWhereKeysShouldBe(element, on: screen))
      && screen.surroundings.isCut(element.box) == false
      && screen.seen.elements.contains {
        $0.type == .picture && $0.box.area > 1.5 * element.box.area && element.box.share(in: $0.box) >= 0.85
      } == false
  }

  /// Android's `text` is what a view draws. On iOS a label may say in other words what is drawn, but of numbers each
  /// digit counts.
  private static func isLiteral(_ node: Node, on screen: Screen) -> Bool {
    if screen.tree.platform != .ios { return true }
    return (node.label ?? "").contains(where: \.isNumber)
  }

  private static func isBlank(_ node: Node, on screen: Screen) -> Bool {
    FlatArea(tolerance: 12, outlierShare: 0.002)
      .isBlank(node.frame, in: screen.raster, margin: Int((3 * screen.scale).rounded()))
  }
}
