import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

@Suite struct SelectionCueTests {
  private static let many: [(any SelectionCue, DrawnRow.Style)] = [
    (TintCue(), .tint), (GroundCue(), .ground), (GroundCue(), .raisedPill), (BarCue(), .bar),
    (BarCue(), .barAbove),
    (PillCue(), .pill), (FillCue(), .fill), (BoldCue(), .bold), (OnlyTextCue(), .onlyText),
    (VividCue(), .vivid),
    (ContrastCue(), .contrast), (ContrastCue(), .washedOut), (FrontCue(), .front), (GroundCue(), .gradient),
    (FrameCue(), .framed), (FrameCue(), .ground), (TallCue(), .tall),
  ]
  private static let ofTwo: [(any SelectionCue, DrawnRow.Style)] = [
    (GroundCue(), .coloredGround), (GroundCue(), .raisedPill), (GroundCue(), .outlined),
    (BarCue(), .bar), (PillCue(), .pill), (BoldCue(), .bold),
    (VividCue(), .vivid), (ContrastCue(), .contrast), (ContrastCue(), .washedOut), (FrontCue(), .front),
    (GroundCue(), .ground), (GroundCue(), .gradient), (FrameCue(), .framed), (TallCue(), .tall),
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

  @Test(arguments: 0...1, [false, true])
  func `of outlined cards on one ground the edge of the page tells, a line as wide as they are does not`(
    chosen: Int, isPage: Bool
  ) throws {
    var drawing = DrawnScreen(height: 700)
    let cards = (0...1).map { Rect(x: 150 + 200 * Double($0), y: 300, width: 200, height: 80) }
    for card in cards { drawing.frame(card, DrawnScreen.grey, inside: DrawnScreen.page, radius: 0) }
    if isPage {
      drawing.fill(Rect(x: 50, y: 378, width: 650, height: 2), DrawnScreen.grey)
    }
    let card = cards[chosen]
    drawing.fill(
      Rect(x: card.left + 2, y: card.bottom - 3, width: card.width - 4, height: 6), DrawnScreen.page)
    let row = try #require(SelectionRow(cards, among: [], accents: [], on: drawing.canvas))
    #expect(FrontCue().choice(in: row) == (isPage ? chosen : nil))
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

  /// Two grey cells on a screen of three pixels a point, with two pixels of one colour along the lower end of one.
  @Test(arguments: [0, 1], [(DrawnScreen.blue, true), (Color(red: 190, green: 190, blue: 190), false)])
  func `a bar thinner than a point is vivid`(chosen: Int, bar: (color: Color, isSeen: Bool)) throws {
    var drawing = DrawnScreen(height: 700)
    let cells = (0...1).map { Rect(x: 45 + 300 * Double($0), y: 300, width: 300, height: 120) }
    for cell in cells { drawing.fill(cell, Color(red: 100, green: 100, blue: 100)) }
    drawing.fill(Rect(x: cells[chosen].left, y: 418, width: 300, height: 2), bar.color)
    let words = cells.map { Element(type: .text, box: $0.insetBy(45), text: "Word") }
    let canvas = Canvas(raster: drawing.raster, scale: 3, lines: [])
    let row = try #require(SelectionRow(cells, among: words, accents: [], on: canvas))
    #expect(BarCue().choice(in: row) == (bar.isSeen ? chosen : nil))
  }

  /// Two high cells of words alone, 14 points below the words of one of them a bar of 16 points.
  @Test(arguments: 0...1) func `a short bar far below one word tells in high cells too`(chosen: Int) throws {
    var drawing = DrawnScreen(height: 700)
    let cells = (0...1).map { Rect(x: 30 + 340 * Double($0), y: 300, width: 340, height: 120) }
    drawing.fill(Rect(x: cells[chosen].midX - 24, y: 411, width: 48, height: 9), DrawnScreen.blue, radius: 4)
    let words = cells.map {
      Element(type: .text, box: Rect(x: $0.midX - 60, y: 345, width: 120, height: 30), text: "Word")
    }
    let canvas = Canvas(raster: drawing.raster, scale: 3, lines: [])
    let row = try #require(SelectionRow(cells, among: words, accents: [], on: canvas))
    #expect(BarCue().choice(in: row) == chosen)
  }

  @Test(arguments: [1.0, 20])
  func `cards that are level, or one far above the others, are not told by their height`(
    rise: Double
  ) throws {
    var drawing = DrawnScreen(height: 700)
    let cells = (0...2).map { Rect(x: 30 + 220 * Double($0), y: 300, width: 220, height: 80) }
    for (place, cell) in cells.enumerated() {
      let top = cell.top + (place == 1 ? -rise : 0)
      drawing.fill(
        Rect(left: cell.left, top: top, right: cell.right - 2, bottom: cell.bottom), DrawnScreen.grey)
    }
    let row = try #require(SelectionRow(cells, among: [], accents: [], on: drawing.canvas))
    #expect(TallCue().choice(in: row) == nil)
  }

  /// Cells of words, before each of which a sign of some meaning may stand.
  @Test(
    arguments: [
      (["check", nil], 0), ([nil, "check", nil], 1), (["star", "check"], 1), (["star", nil], nil),
      (["check", "check"], nil), ([nil, nil], nil),
    ] as [([String?], Int?)])
  func `the one item with a check mark beside its words is chosen`(signs: [String?], chosen: Int?) throws {
    let drawing = DrawnScreen(height: 700)
    let cells = signs.indices.map { Rect(x: 20 + 220 * Double($0), y: 300, width: 220, height: 80) }
    let parts = zip(cells, signs).flatMap { cell, sign in
      [Element(type: .text, box: Rect(x: cell.left + 80, y: 325, width: 90, height: 30), text: "Word")]
        + (sign.map { meaning in
          var icon = Element(type: .icon, box: Rect(x: cell.left + 30, y: 325, width: 30, height: 30))
          icon.icon = meaning
          return [icon]
        } ?? [])
    }
    let row = try #require(SelectionRow(cells, among: parts, accents: [], on: drawing.canvas))
    #expect(CheckCue().choice(in: row) == chosen)
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

  @Test(arguments: [
    (DrawnRow.Style.tint, true), (.contrast, true), (.bar, false), (.pill, false), (.raisedPill, false),
    (.framed, false),
  ])
  private func `the stage tells a choice that colours alone show`(style: DrawnRow.Style, isByColor: Bool)
    throws
  {
    let drawn = DrawnRow(style, count: 4, chosen: 2, isDark: false)
    let items = drawn.boxes.map { Element(type: .tabBarItem, box: $0) }
    let stage = try SelectionState(.committed())
    let tabs = try stage.refine(drawn.elements + items, on: drawn.drawing.canvas).filter {
      $0.type == .tabBarItem
    }
    #expect(tabs.map(\.state) == [.unselected, .unselected, .selected, .unselected])
    #expect(tabs.map(\.isChosenByColor) == [nil, nil, isByColor ? true : nil, nil])
  }
}
