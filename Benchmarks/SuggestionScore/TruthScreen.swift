import Foundation
import Geometry
import ScreenModel

/// One record of `unsaid.truth/1`, as far as names need it.
struct TruthScreen: Decodable {
  struct Entry: Decodable {
    var id: String
    let type: String
    var box: Rect
    var text: String?
    var block: String?
    let state: String?
    let clickable: Bool?
    let icon: String?
    let ignore: Bool?
  }

  struct Stop: Decodable {
    let elements: [String]
    let kind: String
  }

  let image: String
  let size: Size
  let scale: Double
  let script: String?
  let elements: [Entry]
  let stops: [Stop]

  /// The records of a file with one JSON object a line.
  static func read(_ path: String) throws -> [TruthScreen] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try JSONDecoder().decode(TruthScreen.self, from: Data(line.utf8))
    }
  }

  /// The screen as recognition without faults would see it; ids are the places in `elements`.
  ///
  /// There are no stops in it: they would tell which words belong to which control.
  var seen: RecognizedScreen {
    let blocks = Dictionary(
      elements.compactMap(\.block).enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let all = elements.enumerated().compactMap { index, entry -> Element? in
      guard entry.ignore != true, let type = ElementType(rawValue: entry.type) else { return nil }
      return Element(
        id: index, type: type, box: entry.box, text: entry.text, block: entry.block.flatMap { blocks[$0] },
        icon: entry.icon, state: entry.state.flatMap(ElementState.init), clickable: entry.clickable)
    }
    return RecognizedScreen(image: image, size: size, scale: scale, elements: all, stops: [])
  }
}
