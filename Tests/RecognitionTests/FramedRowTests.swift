import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// Three equal cells with an icon each at the foot of a page of 750 × 1600 pixels, two pixels a point.
@Suite struct FramedRowTests {
  private static func parts(margin: Double, in drawing: inout DrawnScreen, cells: Color?) -> [Element] {
    let width = (750 - 2 * margin) / 3
    return (0..<3).flatMap { place -> [Element] in
      let cell = Rect(x: margin + Double(place) * width, y: 1500, width: width, height: 80)
      let icon = Rect(x: cell.midX - 20, y: 1520, width: 40, height: 40)
      if let cells { drawing.fill(cell, place == 1 ? DrawnScreen.blue : cells) }
      drawing.fill(icon, DrawnScreen.grey, radius: 8)
      return [
        Element(type: .segmentedControl, box: cell, score: 0.9), Element(type: .icon, box: icon, score: 0.9),
      ]
    }
  }

  private func tabs(of elements: [Element], on drawing: DrawnScreen) throws -> Int {
    try TabItems(.committed()).refine(elements, on: drawing.canvas).count { $0.type == .tabBarItem }
  }

  @Test func `drawn cells that end before the edges of the screen are a segmented control`() throws {
    var drawing = DrawnScreen(height: 1600)
    let parts = Self.parts(margin: 30, in: &drawing, cells: .white)
    #expect(try tabs(of: parts, on: drawing) == 0)
    #expect(try TabItems(.committed()).refine(parts, on: drawing.canvas) == parts)
  }

  @Test(arguments: [(0.0, Color.white), (8, .white), (30, nil)] as [(Double, Color?)])
  func `cells up to the edges, or without a ground of their own, are tabs`(margin: Double, cells: Color?)
    throws
  {
    var drawing = DrawnScreen(height: 1600)
    let parts = Self.parts(margin: margin, in: &drawing, cells: cells)
    #expect(try tabs(of: parts, on: drawing) == 3)
  }

  @Test func `cells on a bar are tabs, whether it is seen by its colour or as a panel`() throws {
    var drawing = DrawnScreen(height: 1600)
    drawing.fill(Rect(x: 0, y: 1480, width: 750, height: 120), DrawnScreen.grey)
    #expect(try tabs(of: Self.parts(margin: 30, in: &drawing, cells: .white), on: drawing) == 3)
    var flat = DrawnScreen(height: 1600)
    let panel = Element(type: .container, box: Rect(x: 0, y: 1480, width: 750, height: 120), score: 0.9)
    #expect(try tabs(of: [panel] + Self.parts(margin: 30, in: &flat, cells: .white), on: flat) == 3)
  }
}
