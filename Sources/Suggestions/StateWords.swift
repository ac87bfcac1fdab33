import Geometry
import ScreenModel

/// What a screen reader says of a state.
enum StateWords {
  /// The value that states what is drawn, in the language of the screen; nil where either is not known.
  static func value(of subject: Subject, in scene: Scene) -> String? {
    guard let language = scene.language, let element = subject.element, let state = element.state else {
      return nil
    }
    // What is drawn decides: a switch or a checkbox that is declared a button has the same state.
    switch (subject.kind, element.type) {
    case (.toggle, _), (_, .toggle): return Phrases.state(on: state == .selected, in: language)
    case (.checkbox, _), (.radio, _), (_, .checkbox):
      return Phrases.checked(state == .selected, in: language)
    case (.segment, _) where state == .selected: return place(of: element, in: scene, language)
    default: return nil
    }
  }

  /// The place among the elements of the type in the same row: "2 of 3".
  private static func place(of element: Element, in scene: Scene, _ language: Language) -> String? {
    let row = scene.seen.elements.filter {
      $0.type == element.type && $0.box.overlapY(element.box) >= 0.5 * element.box.height
    }.sorted { scene.isRightToLeft ? $0.box.midX > $1.box.midX : $0.box.midX < $1.box.midX }
    guard row.count >= 2, let index = row.firstIndex(where: { $0.id == element.id }) else { return nil }
    return Phrases.place(index + 1, of: row.count, in: language)
  }
}
