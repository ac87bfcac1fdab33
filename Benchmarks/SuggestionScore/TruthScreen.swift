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

  /// The same with a stop for what stands on each control, where the truth has no stops at all.
  var withStops: TruthScreen {
    guard stops.isEmpty else { return self }
    let grounds = elements.filter { entry in
      ["TextField", "SegmentedControl", "TabBarItem"].contains(entry.type)
        || entry.type == "Container" && entry.clickable == true
    }
    let found = grounds.compactMap { ground -> Stop? in
      let inside = elements.filter { $0.id == ground.id || $0.box.share(in: ground.box) >= 0.85 }
      // A row or a card holds controls of its own.
      let isOne = inside.allSatisfy { $0.id == ground.id || ["Icon", "Text"].contains($0.type) }
      return isOne && ground.ignore != true ? Stop(elements: inside.map(\.id), kind: "single") : nil
    }
    return TruthScreen(
      image: image, size: size, scale: scale, script: script, elements: elements, stops: found)
  }

  /// The paragraphs that some texts make, in the order of their first lines.
  static func paragraphs(of texts: [Entry]) -> [(text: String, box: Rect)] {
    var order: [String] = []
    var lines: [String: [Entry]] = [:]
    for entry in texts where entry.type == "Text" && entry.text != nil {
      let key = entry.block ?? entry.id
      if lines[key] == nil { order.append(key) }
      lines[key, default: []].append(entry)
    }
    return order.compactMap { key in
      guard let lines = lines[key], let first = lines.first else { return nil }
      return (
        lines.compactMap(\.text).joined(separator: " "),
        lines.dropFirst().reduce(first.box) { $0.union($1.box) }
      )
    }
  }

  /// The records of a file with one JSON object a line.
  static func read(_ path: String) throws -> [TruthScreen] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      try JSONDecoder().decode(TruthScreen.self, from: Data(line.utf8)).withStops
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
