import AccessibilityModel
import Findings
import Matching
import ScreenModel

/// A control whose name is the usual word for another icon than the one that is drawn on it.
public struct LabelContradictsIcon: Rule {
  /// The meanings that a name can have, each with the icons that may show it.
  public struct Thresholds: Decodable, Sendable {
    /// One meaning.
    struct Meaning: Decodable, Sendable {
      let words: [String]
      let icons: [String]
    }

    let minimumScore: Double
    let meanings: [Meaning]
  }

  /// The permanent name.
  public static let id = "label-contradicts-icon"
  /// Its file in `rules/`.
  public static let file = PackageResources.label_contradicts_icon_yml
  private let thresholds: Thresholds
  private let sureIcons: Set<String>

  /// Makes the rule.
  public init(thresholds: Thresholds) {
    self.thresholds = thresholds
    sureIcons = Set(thresholds.meanings.flatMap(\.icons))
  }

  /// The controls with one icon and a plain name of another meaning.
  public func findings(on screen: Screen) -> [Finding] {
    let surroundings = screen.surroundings
    return (screen.controls + screen.drawnControls).compactMap { node in
      let name = screen.spoken.name(of: node.id)
      guard let meaning = meaning(of: name), screen.spoken.isCut(node.id) == false,
        surroundings.isObscured(node.frame) == false, screen.drawn.isPartlyCovered(node.id) == false,
        let icon = onlyIcon(of: node, on: screen), let drawn = icon.icon, sureIcons.contains(drawn),
        meaning.icons.contains(drawn) == false
      else { return nil }
      return Finding(
        rule: Self.id, confidence: icon.score,
        box: screen.spoken.visiblePart(of: node.id), element: icon.id, node: node.id,
        evidence: ["kind": Words.kind(of: node), "name": Words.quoted(name), "icon": Words.quoted(drawn)])
    }
  }

  /// What a name says where it is one plain word of a meaning.
  private func meaning(of name: String) -> Thresholds.Meaning? {
    let words = name.plainWords.joined(separator: " ")
    guard words.isEmpty == false else { return nil }
    return thresholds.meanings.first { $0.words.contains(words) }
  }

  /// The one icon of a control without drawn words: beside words an icon only adorns.
  private func onlyIcon(of node: Node, on screen: Screen) -> Element? {
    let inside = screen.seen.elements.filter {
      $0.box.share(in: node.frame) >= 0.85 && $0.type != .container && $0.type != .dialog
    }
    guard inside.count == 1, let icon = inside.first, icon.type == .icon,
      icon.score >= thresholds.minimumScore, screen.isInPicture(icon) == false
    else { return nil }
    return icon
  }
}
