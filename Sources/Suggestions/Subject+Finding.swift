import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

extension Subject {
  /// What a finding is about; nil where it is about the whole screen.
  init?(of finding: Finding, on screen: Screen) {
    let element = finding.element.flatMap { screen.element($0) }
    if let id = finding.node {
      let node = screen.tree.nodes[id]
      self.init(
        node, seenAs: element ?? screen.elements(of: node).first,
        visiblePart: screen.spoken.visiblePart(of: id))
    } else if let element {
      self.init(element)
      if element.type == .text || element.type == .container { self.box = finding.box ?? element.box }
    } else {
      return nil
    }
  }
}

extension Scene {
  /// Looks at a screen whose two sides are put together; `language` is nil where it is not known from elsewhere.
  public init(_ screen: Screen, language: Language?) {
    let declared = screen.tree.nodes.indices.filter { screen.spoken.isSystem($0) == false }
      .compactMap { screen.spoken.ownName(of: $0) }
    self.init(
      screen.seen, declared: declared, spelled: SpelledTexts(on: screen), language: language,
      scale: screen.scale)
  }
}

extension Subject.Kind {
  /// The role in the words of `unsaid.tree/1`.
  var roleWord: String {
    switch self {
    case .field: "textField"
    case .segment: "button"
    default: rawValue
    }
  }
}
