import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Two controls of one screen with one name and, by what is drawn or by where they stand, different jobs.
public struct LabelDuplicate: Rule {
  /// When two drawings differ.
  public struct Thresholds: Decodable, Sendable {
    let glyphDifference: Double
    let sizeRatio: Double
  }

  /// The permanent name.
  public static let id = "label-duplicate"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_duplicate_yml
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The controls that share a name with one of another job: each of them where they are the same component in several
  /// rows, else the later one.
  public func findings(on screen: Screen) -> [Finding] {
    var names: [String] = []
    var named: [String: [Node]] = [:]
    for node in screen.controls + screen.drawnControls where node.role.isField == false || node.label != nil {
      let name = screen.spoken.name(of: node.id).lowercased()
      guard screen.spoken.isCut(node.id) == false, name.isEmpty == false, isCount(name) == false else {
        continue
      }
      if named[name] == nil { names.append(name) }
      named[name, default: []].append(node)
    }
    return names.flatMap { findings(among: named[$0] ?? [], on: screen) }
  }

  /// Likes and comments are counted on many controls, and equal by chance.
  private func isCount(_ name: String) -> Bool {
    name.contains(where: \.isNumber) && name.contains(where: \.isLetter) == false
  }

  private func findings(among nodes: [Node], on screen: Screen) -> [Finding] {
    guard nodes.count >= 2 else { return [] }
    // A few of a name are enough to compare with; hundreds would cost their square.
    let peers = nodes.prefix(8)
    let others = nodes.map { node in
      peers.first { $0.id != node.id && hasOtherJob($0, node, on: screen) }
    }
    let pairs = zip(nodes, others).compactMap { node, other in other.map { (node, $0) } }
    guard pairs.count >= 2 else { return [] }
    // Of two pictures with one name one may be a copy by mistake; the same words, or three of them, are meant.
    let isMeant = pairs.count >= 3 || pairs.allSatisfy { screen.drawnTexts(in: $0.0).isEmpty == false }
    let isList = pairs.allSatisfy { node, other in
      areOneComponent(node, other)
        && (node.frame.overlapY(other.frame) == 0 || areOfDifferentThings(node, other, on: screen))
    }
    return (isMeant && isList ? pairs[...] : pairs.dropFirst().prefix(1)).map {
      finding($0.0, like: $0.1, on: screen)
    }
  }

  private func finding(_ node: Node, like first: Node, on screen: Screen) -> Finding {
    Finding(
      rule: Self.id, confidence: 0.8, box: screen.spoken.visiblePart(of: node.id),
      element: screen.elements(of: node).first?.id, node: node.id,
      evidence: [
        "kind": Words.kind(of: node), "name": Words.quoted(screen.spoken.name(of: node.id)),
        "other": Words.kind(of: first),
        "x": Words.points(first.frame.x, scale: screen.scale),
        "y": Words.points(first.frame.y, scale: screen.scale),
      ])
  }

  private func hasOtherJob(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    guard areOfOneKind(one, other), areRelated(one, other, on: screen) == false else { return false }
    // Android's text is what is drawn, be it readable or not.
    if screen.isReadable == false, let text = one.text, text == other.text {
      return areOfDifferentThings(one, other, on: screen)
    }
    let texts = [one, other].map { screen.drawnTexts(in: $0).compactMap(\.text).map { FoldedText($0) } }
    if texts[0].isEmpty == false || texts[1].isEmpty == false {
      guard texts[0].isEmpty == false, texts[1].isEmpty == false else { return false }
      return sayTheSame(texts[0], texts[1]) ? areOfDifferentThings(one, other, on: screen) : true
    }
    // Two switches, fields or sliders of one name are never one.
    if one.role.isTwoState || one.role.isField || one.role == .slider { return true }
    return lookDifferent(one, other, on: screen)
  }

  /// The same words on the same component, beside different titles: "See all" of two lists.
  private func areOfDifferentThings(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    guard areOneComponent(one, other), let first = title(beside: one, on: screen),
      let second = title(beside: other, on: screen)
    else { return false }
    return first != second
  }

  private func areOneComponent(_ one: Node, _ other: Node) -> Bool {
    abs(one.frame.height - other.frame.height) <= 0.2 * one.frame.height
      && abs(one.frame.width - other.frame.width) <= 0.25 * one.frame.width
  }

  /// The words level with a control in the smallest group that has any, then those level with it anywhere, else the first ones of the smallest group around it.
  private func title(beside node: Node, on screen: Screen) -> String? {
    let own = screen.spoken.name(of: node.id)
    let family = Set([node.id] + screen.tree.descendants(of: node.id).map(\.id))
    func words(_ candidate: Node) -> String? {
      guard family.contains(candidate.id) == false, let name = screen.spoken.ownName(of: candidate.id),
        name != own, screen.spoken.isVisible(candidate.id)
      else { return nil }
      return name
    }
    func nearest(_ candidates: [Node]) -> String? {
      let level = candidates.filter {
        $0.frame.overlapY(node.frame) >= 0.5 * min($0.frame.height, node.frame.height)
          && $0.frame.intersection(node.frame).area <= 0.1 * node.frame.area
          && $0.frame.height <= 3 * node.frame.height && words($0) != nil
      }
      return level.min { distance($0.frame, node.frame) < distance($1.frame, node.frame) }.flatMap(words)
    }
    let groups = screen.tree.ancestors(of: node.id).filter {
      $0.frame.area < 0.5 * screen.seen.size.bounds.area
    }
    for group in groups {
      if let title = nearest(screen.tree.descendants(of: group.id)) { return title }
    }
    if let title = nearest(screen.tree.nodes) { return title }
    return groups.lazy.compactMap { group in
      screen.tree.descendants(of: group.id).lazy.compactMap(words).first
    }.first
  }

  private func distance(_ one: Rect, _ other: Rect) -> Double {
    max(one.left, other.left) - min(one.right, other.right)
  }

  /// Reading may slip in one of two equal texts, and miss some.
  private func sayTheSame(_ one: [FoldedText], _ other: [FoldedText]) -> Bool {
    let few = one.count < other.count ? one : other
    let many = one.count < other.count ? other : one
    return 2 * few.count { text in many.contains { $0.agrees(with: text, slipShare: 0.2) } } > few.count
  }

  /// Toolkits call what can be pressed a button in one place and a mere view in the next.
  private func areOfOneKind(_ one: Node, _ other: Node) -> Bool {
    one.role == other.role || (isPressed(one) && isPressed(other))
  }

  private func isPressed(_ node: Node) -> Bool {
    switch node.role {
    case .button, .link, .menuItem, .cell, .group, .other, .image: true
    default: false
    }
  }

  /// A row and the control inside it share a name by right.
  private func areRelated(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    one.frame.iou(other.frame) > 0.3 || screen.tree.ancestors(of: other.id).contains { $0.id == one.id }
  }

  private func lookDifferent(_ one: Node, _ other: Node, on screen: Screen) -> Bool {
    // The same button in every row acts on another thing in each.
    if isColumn(one.frame, other.frame) { return true }
    let drawn = [one, other].map { node in
      screen.elements(of: node).filter { screen.isGlyph($0) || $0.type == .picture }
    }
    guard drawn[0].count == 1, drawn[1].count == 1, let first = drawn[0].first, let second = drawn[1].first
    else {
      return false
    }
    let ratio = max(first.box.height, second.box.height) / max(min(first.box.height, second.box.height), 1)
    if ratio > thresholds.sizeRatio { return true }
    if let meaning = first.icon, let other = second.icon, meaning == other { return false }
    guard let glyph = Glyph(of: first.box, in: screen.raster),
      let like = Glyph(of: second.box, in: screen.raster)
    else { return false }
    return glyph.difference(to: like) > thresholds.glyphDifference
  }

  /// Whether both stand below one another in equal frames.
  private func isColumn(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.midX - other.midX) < 0.15 * one.width && abs(one.width - other.width) < 0.2 * one.width
      && one.overlapY(other) == 0
  }
}
