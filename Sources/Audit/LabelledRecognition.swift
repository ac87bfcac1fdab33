import Evaluation
import ScreenModel

extension LabelledScreen {
  /// What recognition saw, as records that can be scored.
  public init(_ screen: RecognizedScreen) {
    self.init(
      image: screen.image,
      elements: screen.elements.map { element in
        LabelledElement(
          type: element.type.rawValue, box: element.box, score: element.score, text: element.text ?? "",
          block: element.block.map(String.init), state: element.state?.rawValue, icon: element.icon,
          id: String(element.id))
      },
      stops: screen.stops.map { LabelledStop(elements: $0.elements.map(String.init)) }, scale: screen.scale)
  }
}
