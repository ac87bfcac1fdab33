import Geometry
import Recognition
import ScreenModel
import Testing

/// A layout on a screen of 750 × 1600 pixels at two pixels a point, and the stops that it should have.
struct Layout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let elements: [Element]
  let stops: [[Int]]

  init(_ name: String, _ elements: [Element], _ stops: [[Int]]) {
    testDescription = name
    // Ids are the places in the list, from 1.
    self.elements = elements.enumerated().map { place, element in
      var element = element
      element.id = place + 1
      if element.type == .text && element.block == nil { element.block = place + 1 }
      return element
    }
    self.stops = stops
  }

  var found: [[Int]] {
    Grouper().stops(of: elements, size: Size(width: 750, height: 1600), scale: 2).map(\.elements)
  }

  static func of(
    _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil,
    block: Int? = nil
  ) -> Element {
    Element(type: type, box: Rect(x: x, y: y, width: width, height: height), text: text, block: block)
  }
}
