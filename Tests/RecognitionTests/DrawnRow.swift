import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// A row of items drawn in code, in which one differs in one respect.
struct DrawnRow {
  /// In what the selected item differs.
  enum Style: CaseIterable {
    case tint, ground, coloredGround, raisedPill, outlined, bar, barAbove, pill, fill, bold, onlyText, vivid,
      contrast, washedOut, front, gradient, framed, tall
  }

  let boxes: [Rect]
  var drawing: DrawnScreen
  var elements: [Element] = []
  private let isDark: Bool

  init(_ style: Style, count: Int, chosen: Int, isDark: Bool) {
    self.isDark = isDark
    let page = isDark ? Color(red: 18, green: 18, blue: 20) : Color(red: 250, green: 250, blue: 250)
    let width = 720 / Double(count)
    boxes = (0..<count).map { Rect(x: 15 + width * Double($0), y: 300, width: width, height: 80) }
    drawing = DrawnScreen(height: 700, color: page)
    if style == .raisedPill { drawing.fill(Rect(x: 15, y: 300, width: 720, height: 80), track, radius: 16) }
    if style == .outlined {
      drawing.frame(Rect(x: 15, y: 300, width: 720, height: 80), DrawnScreen.blue, inside: page, radius: 16)
    }
    if style == .washedOut { drawing.fill(Rect(x: 15, y: 300, width: 720, height: 80), appBlue) }
    if style == .front {
      drawing.frame(Rect(x: 15, y: 300, width: 720, height: 300), DrawnScreen.grey, inside: page, radius: 0)
    }
    for (place, box) in boxes.enumerated() { draw(style, in: box, isChosen: place == chosen) }
  }

  private var track: Color {
    isDark ? Color(red: 40, green: 40, blue: 44) : Color(red: 228, green: 228, blue: 232)
  }
  private var ink: Color { isDark ? Color(red: 160, green: 160, blue: 165) : DrawnScreen.grey }
  /// The colour of a bar, and of white at two thirds on it.
  private var appBlue: Color { Color(red: 33, green: 100, blue: 210) }
  private var whiteOnBlue: Color { Color(red: 181, green: 203, blue: 240) }
  private var paleBlue: Color { Color(red: 222, green: 228, blue: 240) }
  private var strong: Color { isDark ? .white : .black }

  private mutating func draw(_ style: Style, in box: Rect, isChosen: Bool) {
    let icon = Rect(x: box.midX - 16, y: box.top + 8, width: 32, height: 32)
    let label = Rect(x: box.midX - 30, y: box.top + 48, width: 57, height: 20)
    switch (style, isChosen) {
    case (.front, false):
      drawing.frame(box, DrawnScreen.grey, inside: track, radius: 0)
    case (.gradient, _): shade(box, isPressed: isChosen)
    case (.tall, _):
      drawing.frame(
        Rect(x: box.left, y: box.top + (isChosen ? 0 : 4), width: box.width, height: isChosen ? 80 : 76),
        DrawnScreen.grey, inside: track, radius: 0)
    case (.ground, true): drawing.fill(box, track)
    case (.framed, true):
      drawing.frame(box.insetBy(2), ink, inside: drawing.raster[Int(box.midX), Int(box.midY)], radius: 10)
    case (.coloredGround, true): drawing.fill(box, isDark ? Color(red: 40, green: 40, blue: 60) : paleBlue)
    case (.outlined, true): drawing.fill(box, DrawnScreen.blue, radius: 16)
    case (.raisedPill, true): drawing.fill(box.insetBy(5), isDark ? DrawnScreen.grey : .white, radius: 12)
    case (.bar, true): drawing.fill(Rect(x: box.left, y: box.bottom - 5, width: box.width, height: 5), strong)
    case (.barAbove, true):
      drawing.fill(Rect(x: box.left, y: box.top - 6, width: box.width, height: 5), strong)
    case (.pill, true): drawing.fill(icon.insetBy(-14), track, radius: 20)
    default: break
    }
    var color = ink
    if isChosen && (style == .tint || style == .vivid) { color = DrawnScreen.blue }
    if isChosen && style == .contrast { color = strong }
    if style == .washedOut { color = isChosen ? .white : whiteOnBlue }
    let ground = drawing.raster[Int(icon.left) - 3, Int(icon.midY)]
    if style == .fill && !isChosen {
      drawing.frame(icon, color, inside: ground, radius: 6, stroke: 4)
    } else {
      drawing.fill(icon, color, radius: 6)
    }
    elements.append(Element(type: .icon, box: icon))
    guard style != .onlyText || isChosen else { return }
    let stroke: Double = style == .bold && isChosen ? 6 : 3
    for x in stride(from: label.left, to: label.right, by: 12) {
      drawing.fill(Rect(x: x, y: label.top, width: stroke, height: label.height), color)
    }
    elements.append(Element(type: .text, box: label, text: "Label"))
  }

  /// A button lit from above; a pressed one is further from the page from end to end.
  private mutating func shade(_ box: Rect, isPressed: Bool) {
    for step in 0..<20 {
      let level = (isDark ? 45 : 240) - step + (isPressed ? (isDark ? 30 : -30) : 0)
      let line = Rect(x: box.left, y: box.top + 4 * Double(step), width: box.width, height: 4)
      drawing.fill(line, Color(red: UInt8(level), green: UInt8(level), blue: UInt8(level)))
    }
  }

  func row(accents: [Color] = []) throws -> SelectionRow {
    try #require(SelectionRow(boxes, among: elements, accents: accents, on: drawing.canvas))
  }
}
