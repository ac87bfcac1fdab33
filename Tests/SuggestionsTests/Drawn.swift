import Geometry
import ScreenModel
import Suggestions

/// Small screens written down by hand: 390 × 844, one pixel a point.
enum Drawn {
  static func element(
    _ type: ElementType, _ box: [Double], text: String? = nil, icon: String? = nil, state: ElementState? = nil
  ) -> Element {
    Element(
      type: type, box: Rect(x: box[0], y: box[1], width: box[2], height: box[3]), text: text, icon: icon,
      state: state)
  }

  static func text(_ text: String, _ box: [Double]) -> Element { element(.text, box, text: text) }

  static func seen(_ elements: [Element]) -> RecognizedScreen {
    let numbered = elements.enumerated().map { index, element in
      var element = element
      element.id = index + 1
      return element
    }
    return RecognizedScreen(
      image: "drawn.png", size: Size(width: 390, height: 844), scale: 1, elements: numbered, stops: [])
  }

  /// English words away from everything, so that the language is certain.
  static let english = [
    text("All settings for your account are on this page", [20, 700, 350, 14]),
    text("See the help for more about the new settings", [20, 740, 350, 14]),
  ]

  /// The name of the first element.
  static func name(of elements: [Element], language: Language? = .english) -> Evidence? {
    let seen = seen(elements)
    return Namer().name(of: Subject(seen.elements[0]), in: Scene(seen, language: language))
  }
}
