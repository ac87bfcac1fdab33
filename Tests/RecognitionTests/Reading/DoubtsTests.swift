import Geometry
import Recognition
import Testing

@Suite struct DoubtsTests {
  static func line(_ text: String, _ confidence: Double = 0.99, x: Double = 0, y: Double = 0) -> TextLine {
    TextLine(box: Rect(x: x, y: y, width: 20, height: 20), text: text, confidence: confidence)
  }

  @Test(arguments: [
    ("OK", 0.7, true), ("OK", 0.69, false), ("7", 0.95, true), ("7", 0.94, false), ("Q", 1.0, false),
    (">", 1.0, false), ("→", 1.0, false), ("三", 1.0, false), ("$", 1.0, false), ("$5", 0.9, true),
    ("★★★★☆", 0.9, false), ("...", 0.9, false), ("三》0", 0.9, false),
  ])
  func `short readings count as text only when they are likely to be`(
    text: String, confidence: Double, stays: Bool
  ) {
    #expect(Doubts().removed(from: [Self.line(text, confidence)]).isEmpty == !stays)
  }

  @Test func `glyphs alone are text where three different ones share a row`() {
    let days = "MTWT".enumerated().map { Self.line(String($1), x: Double($0) * 40) }
    #expect(Doubts().removed(from: days) == days)
    #expect(Doubts().removed(from: Array(days.prefix(2))).isEmpty)
    let dots = (0..<5).map { Self.line("0", 0.9, x: Double($0) * 40) }
    #expect(Doubts().removed(from: dots).isEmpty)
    let column = "ABC".enumerated().map { Self.line(String($1), y: Double($0) * 40) }
    #expect(Doubts().removed(from: column).isEmpty)
  }

  @Test func `Chinese words count on a Chinese screen`() {
    let screen = ["设置", "音乐", "我的"].map { Self.line($0) }
    #expect(Doubts().removed(from: screen) == screen)
    #expect(Doubts().removed(from: Array(screen.prefix(2))).isEmpty)
  }
}
