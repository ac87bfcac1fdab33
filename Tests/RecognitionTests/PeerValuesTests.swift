import Geometry
import Imaging
import Recognition
import ScreenModel
import TestSupport
import Testing

@Suite struct PeerValuesTests {
  /// What is known of the two cells of the lower row by the cells of the upper, in greys.
  private static func kin(of lower: [UInt8], beside upper: [UInt8]) throws -> [Double] {
    var drawing = DrawnScreen(height: 700)
    var elements: [Element] = []
    for (levels, y) in [(upper, 100.0), (lower, 400.0)] {
      for (place, level) in levels.enumerated() {
        let cell = Rect(x: 30 + 200 * Double(place), y: y, width: 200, height: 80)
        drawing.fill(cell, Color(red: level, green: level, blue: level))
        elements.append(Element(type: .segmentedControl, box: cell))
      }
    }
    let rows = SelectionState.rows(of: elements, on: drawing.canvas)
    let row = try #require(rows.first { $0.row.items.count == lower.count })
    let column = try #require(SelectionValues.names.firstIndex(of: "peer.kin"))
    return SelectionValues.rows(of: row.row, type: row.type).map { $0[column] }
  }

  @Test func `the look of most cells of a row in the same two looks is that of an open one`() throws {
    #expect(try Self.kin(of: [220, 120], beside: [120, 220, 221, 219]) == [0.75, 0.25])
    #expect(try Self.kin(of: [120, 220], beside: [120, 220, 221, 219]) == [0.25, 0.75])
  }

  @Test(arguments: [[120, 220, 170], [220, 220, 220], [60, 90, 60]])
  func `a row with another look, or with one look alone, tells nothing`(upper: [UInt8]) throws {
    #expect(try Self.kin(of: [220, 120], beside: upper).allSatisfy(\.isNaN))
  }
}
