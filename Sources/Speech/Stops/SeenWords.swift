import AccessibilityModel
import Geometry
import ScreenModel

/// The words that pixels give to a stop.
enum SeenWords {
  /// The texts, lines of one paragraph joined by blanks and different texts by commas; nil where there is none.
  static func text(of elements: [Element]) -> String? {
    var words: [String] = []
    var block: Int?
    for element in elements {
      guard let text = SpokenWords.spoken(element.text) else { continue }
      if let last = words.last, let own = element.block, own == block {
        words[words.count - 1] = last + " " + text
      } else {
        words.append(text)
      }
      block = element.block
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The texts and icons that are drawn in a field.
  static func inside(_ field: Element, of elements: [Element]) -> [Element] {
    elements.filter { $0.id != field.id && $0.box.share(in: field.box) > 0.85 }
  }

  /// The meanings of the icons of a stop without text; a meaning that only points somewhere names nothing there.
  static func icon(of elements: [Element], on screen: RecognizedScreen) -> String? {
    let names = elements.compactMap { element in
      element.icon.flatMap { IconNames.name(of: $0, at: element.box, on: screen) }
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// A word for what is drawn where nothing names it.
  static func drawn(_ elements: [Element], control: Element?) -> String {
    let words: [ElementType: String] = [
      .toggle: "switch", .checkbox: "checkbox", .slider: "slider", .textField: "field",
      .pageControl: "pages", .segmentedControl: "segment", .tabBarItem: "tab", .picture: "picture",
      .container: "area", .dialog: "dialog", .text: "text", .icon: "icon",
    ]
    // A picture says more of a card than the panel under it.
    let telling = elements.first { $0.type == .picture } ?? elements.first { $0.type == .icon }
    return (control ?? telling ?? elements.first).flatMap { words[$0.type] } ?? "element"
  }
}
