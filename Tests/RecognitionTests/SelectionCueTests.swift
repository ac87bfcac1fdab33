import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// A row of items drawn in code, in which one differs in one respect.
private struct DrawnRow {
  /// In what the selected item differs.
  enum Style: CaseIterable {
    case tint, ground, coloredGround, raisedPill, outlined, bar, barAbove, pill, fill, bold, onlyText, vivid,
      contrast, washedOut, front, gradient, framed
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

@Suite struct SelectionCueTests {
  private static let many: [(any SelectionCue, DrawnRow.Style)] = [
    (TintCue(), .tint), (GroundCue(), .ground), (GroundCue(), .raisedPill), (BarCue(), .bar),
    (BarCue(), .barAbove),
    (PillCue(), .pill), (FillCue(), .fill), (BoldCue(), .bold), (OnlyTextCue(), .onlyText),
    (VividCue(), .vivid),
    (ContrastCue(), .contrast), (ContrastCue(), .washedOut), (FrontCue(), .front), (GroundCue(), .gradient),
    (FrameCue(), .framed), (FrameCue(), .ground),
  ]
  private static let ofTwo: [(any SelectionCue, DrawnRow.Style)] = [
    (GroundCue(), .coloredGround), (GroundCue(), .raisedPill), (GroundCue(), .outlined),
    (BarCue(), .bar), (PillCue(), .pill), (BoldCue(), .bold),
    (VividCue(), .vivid), (ContrastCue(), .contrast), (ContrastCue(), .washedOut), (FrontCue(), .front),
    (GroundCue(), .ground), (GroundCue(), .gradient), (FrameCue(), .framed),
  ]

  @Test(arguments: many.indices, [false, true])
  func `each cue finds what it looks for among four`(index: Int, isDark: Bool) throws {
    let (cue, style) = Self.many[index]
    for chosen in [0, 2, 3] {
      let row = try DrawnRow(style, count: 4, chosen: chosen, isDark: isDark).row()
      #expect(cue.choice(in: row) == chosen, "\(style)")
    }
  }

  @Test(arguments: ofTwo.indices, [false, true])
  func `of two, the cues that know a direction tell which`(index: Int, isDark: Bool) throws {
    let (cue, style) = Self.ofTwo[index]
    for chosen in 0...1 {
      let row = try DrawnRow(style, count: 2, chosen: chosen, isDark: isDark).row()
      #expect(cue.choice(in: row) == chosen, "\(style)")
    }
  }

  @Test(arguments: many.indices)
  func `no cue finds anything where all items are alike`(index: Int) throws {
    // Nothing is chosen: the odd place lies outside the row. Without words but for none, only-text has none either.
    let (cue, style) = Self.many[index]
    let row = try DrawnRow(style, count: 4, chosen: -1, isDark: false).row()
    #expect(cue.choice(in: row) == nil)
  }

  @Test(arguments: [false, true])
  func `a gradient through the whole row is no item's own ground`(isDark: Bool) throws {
    var drawn = DrawnRow(.tint, count: 2, chosen: -1, isDark: isDark)
    for x in 15..<735 {
      let level = UInt8((isDark ? 20 : 150) + x / 8)
      drawn.drawing.fill(
        Rect(x: Double(x), y: 300, width: 1, height: 80), Color(red: level, green: level, blue: level))
    }
    #expect(GroundCue().choice(in: try drawn.row()) == nil)
  }

  @Test(arguments: 0...1, [false, true])
  func `on one ground the outline around the front card tells, a line below it alone does not`(
    chosen: Int, isOutlined: Bool
  ) throws {
    var drawn = DrawnRow(.tint, count: 2, chosen: -1, isDark: false)
    let (card, other) = (drawn.boxes[chosen], drawn.boxes[1 - chosen])
    let lines =
      isOutlined
      ? [
        Rect(x: card.left, y: card.top, width: card.width, height: 2),
        Rect(x: card.left, y: card.top, width: 2, height: card.height),
        Rect(x: card.right - 2, y: card.top, width: 2, height: card.height),
      ] : []
    for line in lines + [Rect(x: other.left, y: other.bottom - 2, width: other.width, height: 2)] {
      drawn.drawing.fill(line, DrawnScreen.grey)
    }
    #expect(FrontCue().choice(in: try drawn.row()) == (isOutlined ? chosen : nil))
  }

  @Test(arguments: 0...1) func `on an app's colour the washed out is not the vivid one`(
    chosen: Int
  ) throws {
    let row = try DrawnRow(.washedOut, count: 2, chosen: chosen, isDark: false).row()
    #expect(VividCue().choice(in: row) == nil)
  }

  @Test(arguments: 0...1) func `of two in one outline no frame tells`(chosen: Int) throws {
    // The fill of the selected one runs into the outline; the other's ground is closed off by it.
    #expect(
      FrameCue().choice(in: try DrawnRow(.outlined, count: 2, chosen: chosen, isDark: false).row()) == nil)
  }

  /// Three tabs, boxed tight, in the lowest 100 pixels, with a bar at `y` below one.
  private static func tabs(bar y: Double, below place: Int, width: Double = 230) throws -> SelectionRow {
    var drawing = DrawnScreen(height: 700)
    let boxes = (0..<3).map { Rect(x: 250 * Double($0) + 105, y: 610, width: 40, height: 40) }
    for box in boxes { drawing.fill(box, DrawnScreen.grey, radius: 8) }
    drawing.fill(Rect(x: boxes[place].midX - width / 2, y: y, width: width, height: 4), .black)
    let icons = boxes.map { Element(type: .icon, box: $0) }
    return try #require(SelectionRow(boxes, among: icons, accents: [], on: drawing.canvas))
  }

  @Test(arguments: 0..<3) func `the bar of a tab lies at the far edge of the whole bar`(chosen: Int) throws {
    #expect(BarCue().choice(in: try Self.tabs(bar: 655, below: chosen)) == chosen)
    #expect(BarCue().choice(in: try Self.tabs(bar: 575, below: chosen)) == chosen)
  }

  @Test func `the system's bar below the middle tab marks none`() throws {
    #expect(BarCue().choice(in: try Self.tabs(bar: 680, below: 1, width: 268)) == nil)
    #expect(BarCue().choice(in: try Self.tabs(bar: 680, below: 0)) == 0)
  }

  @Test func `the ends of an outlined item are its outline, not the end of a pill`() throws {
    for chosen in 0...1 {
      let row = try DrawnRow(.outlined, count: 2, chosen: chosen, isDark: false).row()
      #expect(PillCue().choice(in: row) != 1 - chosen)
    }
  }

  @Test(arguments: 0..<4) func `a badge does not count as the tint of its icon`(badged: Int) throws {
    var drawn = DrawnRow(.tint, count: 4, chosen: 2, isDark: false)
    drawn.elements.removeAll { $0.type == .text }
    let icon = drawn.elements[badged].box
    drawn.drawing.fill(
      Rect(x: icon.left + 6, y: icon.top - 6, width: 30, height: 30), Color(red: 255, green: 59, blue: 48),
      radius: 15)
    #expect(TintCue().choice(in: try drawn.row()) == 2)
  }

  @Test func `an item in which no word was found has no tint`() throws {
    // Its outline is all that is seen of the third, in a colour of its own.
    var drawn = DrawnRow(.tint, count: 3, chosen: -1, isDark: false)
    drawn.drawing.fill(drawn.boxes[2], DrawnScreen.green)
    drawn.drawing.fill(drawn.boxes[2].insetBy(8), DrawnScreen.page)
    drawn.elements.removeAll { drawn.boxes[2].contains(x: $0.box.midX, y: $0.box.midY) }
    #expect(TintCue().choice(in: try drawn.row()) == nil)
  }

  @Test func `an odd tint says nothing of two`() throws {
    let row = try DrawnRow(.tint, count: 2, chosen: 1, isDark: false).row()
    #expect(TintCue().choice(in: row) == nil)
  }

  @Test func `the accent of other controls tells`() throws {
    let row = try DrawnRow(.tint, count: 2, chosen: 1, isDark: false).row(accents: [DrawnScreen.blue])
    #expect(AccentCue().choice(in: row) == 1)
    let other = try DrawnRow(.tint, count: 2, chosen: 1, isDark: false).row(accents: [DrawnScreen.green])
    #expect(AccentCue().choice(in: other) == nil)
  }

  @Test(arguments: [ElementType.tabBarItem, .segmentedControl])
  func `the first place alone decides nothing`(type: ElementType) throws {
    let row = try DrawnRow(.tint, count: 3, chosen: -1, isDark: false).row()
    #expect(SelectionCues.choices(in: row) == ["first": 0])
    #expect(try SelectionModel.committed().selected(in: row, of: type) == nil)
  }

  @Test(
    arguments: [ElementType.tabBarItem, .segmentedControl], [DrawnRow.Style.tint, .raisedPill, .bar, .pill])
  private func `the stage selects one item and unselects the others`(
    type: ElementType, style: DrawnRow.Style
  ) throws {
    let drawn = DrawnRow(style, count: 3, chosen: 1, isDark: true)
    let items = drawn.boxes.map { Element(type: type, box: $0) }
    let states = try SelectionState(.committed()).refine(drawn.elements + items, on: drawn.drawing.canvas)
      .filter { $0.type == type }.map(\.state)
    #expect(states == [.unselected, .selected, .unselected])
  }
}
