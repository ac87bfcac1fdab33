import Geometry
import Recognition
import ScreenModel
import Testing

/// A text of a place, in pixels.
private func text(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ words: String? = nil
) -> Element {
  Element(type: .text, box: Rect(x: x, y: y, width: width, height: height), score: 0.9, text: words)
}

@Suite struct KeyboardTests {
  private func key(_ letter: String, _ column: Int, _ row: Int) -> Element {
    text(20 + Double(column) * 75, 1000 + Double(row) * 108, 26, 34, letter)
  }

  @Test func `keys and what is among them go, the app's own stays`() throws {
    let keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated().flatMap { row, letters in
      letters.enumerated().map { key(String($1), $0, row) }
    }
    let own = text(40, 700, 300, 40)
    let space = Element(type: .container, box: Rect(x: 200, y: 1310, width: 360, height: 90))
    let left = try Keyboard().refine([own, space] + keys, on: DrawnScreen(height: 1600).canvas)
    #expect(left == [own])
  }

  @Test func `a calendar is no keyboard`() throws {
    let days = "SMTWTFS".enumerated().map { key(String($1), $0, 0) }
    let numbers = (1...9).map { key("\($0)", $0, 1) }
    let all = days + numbers
    #expect(try Keyboard().refine(all, on: DrawnScreen(height: 1600).canvas) == all)
  }

  /// Cells of 62 by 84 pixels, 75 from cell to cell, each row moved by a part of a cell.
  private func faces(_ counts: [Int], moved: Double = 30) -> (canvas: Canvas, cells: [[Rect]]) {
    var drawing = DrawnScreen(height: 1600)
    let cells = counts.enumerated().map { row, count in
      (0..<count).map { column in
        Rect(
          x: 4 + Double(row) * moved + Double(column) * 75, y: 1000 + Double(row) * 100, width: 62, height: 84
        )
      }
    }
    for cell in cells.joined() { drawing.fill(cell, DrawnScreen.grey, radius: 8) }
    return (drawing.canvas, cells)
  }

  /// Some cells with the letter that was read on them.
  private func letters(on cells: [Rect]) -> [Element] {
    zip(cells, "qwertyuiop").map { cell, letter in
      text(cell.midX - 12, cell.midY - 16, 24, 32, String(letter))
    }
  }

  @Test func `keys are known by their faces where few letters are read`() throws {
    let (canvas, cells) = faces([10, 9, 9])
    let segments = cells[0].map { Element(type: .segmentedControl, box: $0) }
    let own = text(40, 700, 300, 40)
    let found = [own] + segments + letters(on: Array(cells[0].prefix(4)))
    #expect(try Keyboard().refine(found, on: canvas) == [own])
  }

  @Test func `boxes without letters and the boxed days of a month are none`() throws {
    let (canvas, cells) = faces([10, 9])
    let three = letters(on: Array(cells[0].prefix(3)))
    #expect(try Keyboard().refine(three, on: canvas) == three)
    let (month, days) = faces([7, 7, 7], moved: 0)
    let all = letters(on: days.flatMap { $0.prefix(4) })
    #expect(try Keyboard().refine(all, on: month) == all)
  }

  @Test func `a dialog over the keyboard stays`() throws {
    let (canvas, cells) = faces([10])
    let dialog = Element(type: .dialog, box: Rect(x: 0, y: 1100, width: 750, height: 500))
    let title = text(60, 1140, 200, 40)
    let found = letters(on: cells[0]) + [dialog, title]
    #expect(try Keyboard().refine(found, on: canvas) == [dialog, title])
    let alone = letters(on: cells[0])
    #expect(try Keyboard().refine(alone, on: canvas) == alone, "one row of letters is a list of them")
  }
}
