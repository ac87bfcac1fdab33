import AccessibilityModel
import Findings
import Matching

/// A name that was meant for the code: a file, a symbol, an identifier, a class.
public struct LabelImplementationDetail: Rule {
  /// Patterns of such names, each matched against the whole name, and how many keys with a digit make a keypad.
  public struct Thresholds: Decodable, Sendable {
    let patterns: [Pattern]
    let leastDigits: Int
  }

  /// One kind of name.
  public struct Pattern: Decodable, Sendable {
    let kind: String
    let matches: String
    /// Whether it is a pattern of several words; the others are of one word.
    let isSentence: Bool?
    /// How sure it is, 0…1; 1 where left out.
    let strength: Double?
  }

  /// The permanent name.
  public static let id = "label-implementation-detail"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_implementation_detail_yml
  /// Pixels only add to what it says.
  public static let readsTreeAlone = true
  private let thresholds: Thresholds

  /// Makes the rule.
  public init(thresholds: Thresholds) { self.thresholds = thresholds }

  /// The stops with such a name, unless the same is drawn there.
  public func findings(on screen: Screen) -> [Finding] {
    let patterns = thresholds.patterns.compactMap { pattern in
      (try? Regex(pattern.matches)).map { Known(pattern: pattern, regex: $0) }
    }
    let keys = screen.controls.count { screen.spoken.name(of: $0.id).count(where: \.isNumber) == 1 }
    let isKeypad = keys >= thresholds.leastDigits
    return screen.appStops.compactMap { node in
      guard node.role != .text || node.isClickable == true else { return nil }
      let found = names(of: node, on: screen).lazy.compactMap { name in
        patterns.first { $0.fits(name) }.map { (name, $0.pattern) }
      }
      guard let (name, pattern) = found.first(where: { isDrawn($0.0, at: node, on: screen) == false }) else {
        return iconFont(in: node, on: screen)
      }
      if isKeypad, name.contains(where: \.isLetter) == false { return nil }
      return Finding(
        rule: Self.id, confidence: pattern.strength ?? 1, box: screen.spoken.visiblePart(of: node.id),
        element: screen.elements(of: node).first?.id,
        node: node.id, evidence: ["name": Words.quoted(name), "kind": pattern.kind])
    }
  }

  /// A pattern made ready.
  private struct Known {
    let pattern: Pattern
    let regex: Regex<AnyRegexOutput>

    func fits(_ name: String) -> Bool {
      name.contains(" ") == (pattern.isSentence ?? false) && (try? regex.wholeMatch(in: name)) != nil
    }
  }

  /// A control whose words stand beside a sign of an icon font in one string; a sign alone is no name at all.
  private func iconFont(in node: Node, on screen: Screen) -> Finding? {
    guard screen.spoken.isInteractive(node.id), screen.spoken.isCut(node.id) == false,
      let raw = node.label ?? node.text, let words = SpokenWords.spoken(raw),
      raw.unicodeScalars.contains(where: { $0.properties.generalCategory == .privateUse })
    else { return nil }
    let name = words.drop { $0.isLetter == false && $0.isNumber == false }
    return Finding(
      rule: Self.id, outcome: .review(.propertyNotInDump), box: screen.spoken.visiblePart(of: node.id),
      element: screen.elements(of: node).first?.id, node: node.id,
      evidence: ["name": Words.quoted(String(name))])
  }

  /// Its own name, else the words inside it that make its name up.
  private func names(of node: Node, on screen: Screen) -> [String] {
    let own = screen.spoken.ownName(of: node.id).map { [$0] }
    let inside = screen.tree.descendants(of: node.id).filter { screen.spoken.stop(for: $0.id) == node.id }
    return (own ?? inside.compactMap { screen.spoken.ownName(of: $0.id) }).filter { $0.count <= 80 }
  }

  /// What is drawn on the screen, such as a link, is meant to be read.
  private func isDrawn(_ name: String, at node: Node, on screen: Screen) -> Bool {
    let name = FoldedText(name)
    return screen.seen.elements.contains { element in
      element.type == .text && element.box.share(in: node.frame) >= 0.5
        && FoldedText(element.text ?? "").agrees(with: name, slipShare: 0.125)
    }
  }
}
