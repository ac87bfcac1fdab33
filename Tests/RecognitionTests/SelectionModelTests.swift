import Foundation
import Geometry
import Imaging
import Inference
import Recognition
import ScreenModel
import TestSupport
import Testing

extension SelectionModel {
  /// The committed model.
  static func committed() throws -> SelectionModel {
    let models = Repository.root.path + "/Sources/Recognition/Models/selection"
    return try SelectionModel(trees: models + ".bin", settings: models + ".json")
  }
}

@Suite struct SelectionModelTests {
  private static func trees() throws -> BoostedTrees {
    try BoostedTrees(Repository.bytes("Sources/Recognition/Models/selection.bin"))
  }

  @Test func `a model of other columns is refused`() throws {
    let json = try Repository.bytes("Sources/Recognition/Models/selection.json")
    let settings = try JSONDecoder().decode(SelectionSettings.self, from: Data(json))
    #expect(settings.features == SelectionValues.names)
    let text = String(decoding: json, as: UTF8.self).replacingOccurrences(of: "vote.tint", with: "vote.hint")
    let other = try JSONDecoder().decode(SelectionSettings.self, from: Data(text.utf8))
    #expect(throws: InferenceError.self) { try SelectionModel(trees: Self.trees(), settings: other) }
  }

  @Test func `a model that is not there is said to be missing`() {
    #expect(throws: InferenceError.self) {
      try SelectionModel(trees: "/no/such.bin", settings: "/no/such.json")
    }
  }

  /// A row of three cells of one colour each, and words in them as dark bars.
  private static func row(_ fills: [Color], words: [Color]) throws -> SelectionRow {
    var drawing = DrawnScreen(height: 700)
    let cells = fills.indices.map { Rect(x: 15 + 240 * Double($0), y: 300, width: 240, height: 80) }
    var elements: [Element] = []
    for (place, cell) in cells.enumerated() {
      drawing.fill(cell, fills[place])
      let word = Rect(x: cell.midX - 40, y: cell.midY - 12, width: 77, height: 24)
      for x in stride(from: word.left, to: word.right, by: 12) {
        drawing.fill(Rect(x: x, y: word.top, width: 4, height: 24), words[place])
      }
      elements.append(Element(type: .text, box: word, text: "Word"))
    }
    return try #require(SelectionRow(cells, among: elements, accents: [], on: drawing.canvas))
  }

  @Test(arguments: 0..<3) func `the one filled cell is the selected one`(chosen: Int) throws {
    let fills = (0..<3).map { $0 == chosen ? DrawnScreen.blue : DrawnScreen.page }
    let words = (0..<3).map { $0 == chosen ? Color.white : DrawnScreen.blue }
    let row = try Self.row(fills, words: words)
    let model = try SelectionModel.committed()
    #expect(model.selected(in: row, of: .segmentedControl) == chosen)
    let probabilities = model.probabilities(in: row, of: .segmentedControl)
    #expect(abs(probabilities.reduce(0, +) - 1) < 1e-9)
  }

  /// The committed trees with other thresholds.
  private static func model(least: Double, sure: Double) throws -> SelectionModel {
    let features = String(decoding: try JSONEncoder().encode(SelectionValues.names), as: UTF8.self)
    let text = #"{"schema":"unsaid.selection/1","features":\#(features),"least":\#(least),"sure":\#(sure)}"#
    let settings = try JSONDecoder().decode(SelectionSettings.self, from: Data(text.utf8))
    return try SelectionModel(trees: trees(), settings: settings)
  }

  /// Cells alike but for one that is a little darker.
  private static func row(ofCells count: Int, darker: Int) throws -> SelectionRow {
    let fills = (0..<count).map {
      $0 == darker ? Color(red: 225, green: 225, blue: 225) : DrawnScreen.page
    }
    return try row(fills, words: fills.map { _ in .black })
  }

  @Test(arguments: 0..<3) func `where the trees do not tell the cues do if they agree, but not of two`(
    chosen: Int
  )
    throws
  {
    let model = try Self.model(least: 2, sure: 2)
    #expect(try model.selected(in: Self.row(ofCells: 3, darker: chosen), of: .segmentedControl) == chosen)
    #expect(try model.selected(in: Self.row(ofCells: 2, darker: chosen % 2), of: .segmentedControl) == nil)
  }

  @Test(arguments: 0...1) func `the front card goes before trees that are not sure`(chosen: Int) throws {
    let row = try DrawnRow(.front, count: 2, chosen: chosen, isDark: false).row()
    #expect(try Self.model(least: 2, sure: 2).selected(in: row, of: .segmentedControl) == chosen)
    let probabilities = try SelectionModel.committed().probabilities(in: row, of: .segmentedControl)
    let best = probabilities[0] > probabilities[1] ? 0 : 1
    #expect(try Self.model(least: 0, sure: 0).selected(in: row, of: .segmentedControl) == best)
  }

  @Test(arguments: [ElementType.tabBarItem, .segmentedControl])
  func `of cells that are all alike none is selected`(type: ElementType) throws {
    let row = try Self.row(
      [Color](repeating: DrawnScreen.page, count: 3), words: [Color](repeating: .black, count: 3))
    #expect(try SelectionModel.committed().selected(in: row, of: type) == nil)
  }
}
