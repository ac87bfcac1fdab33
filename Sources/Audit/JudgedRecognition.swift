import Evaluation
import Geometry
import Imaging
import Recognition
import ScreenModel

extension JudgedScreen {
  /// What recognition saw, as a record whose states and clickability can be scored.
  public init(_ screen: RecognizedScreen) {
    self.init(
      image: screen.image,
      elements: screen.elements.map { element in
        JudgedElement(
          id: String(element.id), type: element.type.rawValue, box: element.box, score: element.score,
          text: element.text, icon: element.icon, state: element.state?.rawValue,
          clickable: element.clickable,
          clickableScore: element.clickableScore)
      }, stops: screen.stops.map { $0.elements.map(String.init) })
  }

  /// The elements without what is to be judged: the states of tabs and segments, and clickability.
  ///
  /// Icons keep their meaning only where recognition gave it: labelled sets name the glyph's file.
  public var unjudged: [Element] {
    counted.compactMap { record in
      record.type.flatMap(ElementType.init(rawValue:)).map { type in
        let isOpen = type == .tabBarItem || type == .segmentedControl
        return Element(
          type: type, box: record.box, score: record.score, text: type == .text ? record.text : nil,
          icon: record.icon.flatMap { $0.contains(":") ? nil : $0 },
          state: isOpen ? nil : record.state.flatMap(ElementState.init(rawValue:)))
      }
    }
  }

  /// The record with what was judged of its unjudged elements.
  func judged(as elements: [Element]) -> JudgedScreen {
    let known = counted.filter { $0.type.flatMap(ElementType.init(rawValue:)) != nil }
    let records = zip(known, elements).map { record, element in
      var record = record
      record.state = element.state?.rawValue
      record.clickable = element.clickable
      record.clickableScore = element.clickableScore
      return record
    }
    return JudgedScreen(image: image, elements: records, stops: stops)
  }
}
