import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// An element of a place and type, in pixels.
private func element(
  _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ text: String? = nil
) -> Element {
  Element(type: type, box: Rect(x: x, y: y, width: width, height: height), score: 0.9, text: text)
}

@Suite struct TabTests {
  private static func bar(_ count: Int) -> [Element] {
    (0..<count).flatMap { place in
      let x = 750 / Double(count) * (Double(place) + 0.5)
      return [element(.icon, x - 25, 1460, 50, 50), element(.text, x - 30, 1520, 60, 20, "Tab")]
    }
  }

  @Test(arguments: 2...6)
  func `icons and texts at the bottom that share columns are tabs`(count: Int) throws {
    let result = try TabItems(.committed()).refine(Self.bar(count), on: DrawnScreen(height: 1600).canvas)
    let tabs = result.filter { $0.type == .tabBarItem }
    #expect(tabs.count == count)
    #expect(tabs.allSatisfy { $0.box.height == 80 && $0.box.width == 60 })
  }

  @Test func `texts in the middle of the screen are no tabs`() throws {
    let high = Self.bar(4).map { part in
      var part = part
      part.box = part.box.offsetBy(x: 0, y: -700)
      return part
    }
    #expect(try TabItems(.committed()).refine(high, on: DrawnScreen(height: 1600).canvas).count == 8)
  }

  @Test func `uneven things at the bottom are no tabs`() throws {
    let parts = [element(.icon, 40, 1460, 50, 50), element(.text, 110, 1470, 200, 30, "Read more")]
    #expect(try TabItems(.committed()).refine(parts, on: DrawnScreen(height: 1600).canvas).count == 2)
  }

  @Test(arguments: [true, false]) func `short words alone are tabs only where one is selected`(isMarked: Bool)
    throws
  {
    var drawing = DrawnScreen(height: 1600)
    let words = (0..<4).map { place -> Element in
      let x = 750 / 4 * (Double(place) + 0.5) - 24
      drawing.text(
        "Home", x, 1500, isMarked && place == 1 ? DrawnScreen.blue : DrawnScreen.grey)
      return element(.text, x, 1500, 45, 24, "Home")
    }
    let tabs = try TabItems(.committed()).refine(words, on: drawing.canvas).filter { $0.type == .tabBarItem }
    #expect(tabs.count == (isMarked ? 4 : 0))
  }

  @Test(arguments: [0, 2]) func `the tab of another tint is selected`(chosen: Int) throws {
    var drawing = DrawnScreen(height: 1600)
    for (place, part) in Self.bar(4).enumerated() where part.type == .icon {
      drawing.fill(part.box, place / 2 == chosen ? DrawnScreen.blue : DrawnScreen.grey, radius: 10)
    }
    let tabs = try TabItems(.committed()).refine(Self.bar(4), on: drawing.canvas)
    let states = try SelectionState(.committed()).refine(tabs, on: drawing.canvas).filter {
      $0.type == .tabBarItem
    }.map(
      \.state)
    #expect(states == (0..<4).map { $0 == chosen ? .selected : .unselected })
  }

  @Test func `tabs of one tint have no state`() throws {
    var drawing = DrawnScreen(height: 1600)
    for part in Self.bar(4) where part.type == .icon { drawing.fill(part.box, DrawnScreen.grey, radius: 10) }
    let tabs = try TabItems(.committed()).refine(Self.bar(4), on: drawing.canvas)
    #expect(try SelectionState(.committed()).refine(tabs, on: drawing.canvas).allSatisfy { $0.state == nil })
  }

  /// The boxes of the tabs that the stage makes.
  private static func tabs(_ elements: [Element], _ drawing: DrawnScreen = DrawnScreen(height: 1600)) throws
    -> [Rect]
  {
    try TabItems(.committed()).refine(elements, on: drawing.canvas).filter { $0.type == .tabBarItem }.map(
      \.box)
  }

  @Test func `a bar above the system's buttons is one`() throws {
    let high = Self.bar(3).map { part in
      element(part.type, part.box.left, part.box.top - 120, part.box.width, part.box.height, part.text)
    }
    #expect(try Self.tabs(high).count == 3)
  }

  @Test(arguments: 0..<4) func `an item that was overlooked is found at its place`(missing: Int) throws {
    var drawing = DrawnScreen(height: 1600)
    let icons = Self.bar(4).filter { $0.type == .icon }
    for icon in icons { drawing.fill(icon.box, DrawnScreen.grey, radius: 10) }
    var seen = icons
    seen.remove(at: missing)
    let tabs = try Self.tabs(seen, drawing)
    #expect(tabs.count == 4)
    #expect(zip(tabs, icons).allSatisfy { $0.iou($1.box) > 0.9 })
  }

  @Test(arguments: 0..<4) func `where nothing is drawn no item is added`(missing: Int) throws {
    var seen = Self.bar(4).filter { $0.type == .icon }
    seen.remove(at: missing)
    #expect(try Self.tabs(seen).isEmpty)
  }

  @Test func `words on one level make up for half of the icons`() throws {
    let parts = Self.bar(5)
    func without(_ places: Set<Int>) -> [Element] {
      parts.indices.filter { !places.contains($0) }.map { parts[$0] }
    }
    #expect(try Self.tabs(without([2, 6])).count == 5)
    // Of five icons only two: a list of words with a sign here and there.
    #expect(try Self.tabs(without([0, 2, 6])).isEmpty)
  }

  @Test(arguments: [true, false])
  func `words beside icons are tabs only where one is selected`(isMarked: Bool) throws {
    var drawing = DrawnScreen(height: 1600)
    let parts = (0..<3).flatMap { place -> [Element] in
      let x = 250 * (Double(place) + 0.5) - 50
      let color = isMarked && place == 1 ? DrawnScreen.blue : DrawnScreen.grey
      drawing.fill(Rect(x: x, y: 1496, width: 32, height: 32), color, radius: 8)
      drawing.text("Home", x + 44, 1500, color)
      return [element(.icon, x, 1496, 32, 32), element(.text, x + 44, 1500, 45, 24, "Home")]
    }
    let tabs = try Self.tabs(parts, drawing)
    #expect(tabs.count == (isMarked ? 3 : 0))
    #expect(tabs.allSatisfy { $0.width == 89 })
  }

  /// Words beside icons at the lower edge, the second in blue; in the last, the word was taken for a sign.
  private static func beside(_ count: Int, face: Rect? = nil) -> (DrawnScreen, [Element]) {
    var drawing = DrawnScreen(height: 1600)
    if let face { drawing.fill(face, .white, radius: 8) }
    let width = 750 / Double(count)
    let parts = (0..<count).flatMap { place -> [Element] in
      let x = width * (Double(place) + 0.5) - 50
      let color = place == 1 ? DrawnScreen.blue : DrawnScreen.grey
      drawing.fill(Rect(x: x, y: 1496, width: 32, height: 32), color, radius: 8)
      drawing.text("Home", x + 44, 1500, color)
      let isSign = count > 2 && place == count - 1
      return [element(.icon, x, 1496, 32, 32), element(isSign ? .icon : .text, x + 44, 1500, 45, 24, "Home")]
    }
    return (drawing, parts)
  }

  @Test(arguments: 2...4) func `words beside icons are tabs, though one was taken for a sign`(count: Int)
    throws
  {
    let (drawing, parts) = Self.beside(count)
    let tabs = try Self.tabs(parts, drawing)
    #expect(tabs.count == count && tabs.allSatisfy { $0.width == 89 })
  }

  @Test func `of three items the one on a face of its own is no gap between two`() throws {
    let face = Rect(x: 250, y: 1470, width: 250, height: 100)
    let (drawing, parts) = Self.beside(3, face: face)
    let tabs = try Self.tabs(parts, drawing)
    #expect(tabs.count == 3)
  }

  @Test func `content that ends above an item is no part of it`() throws {
    let above = element(.text, 60, 1440, 120, 16, "Channels")
    #expect(try Self.tabs(Self.bar(4) + [above]).allSatisfy { $0.top == 1460 })
  }

  @Test func `the line that marks an item is no part of it`() throws {
    let line = element(.icon, 60, 1550, 80, 8)
    #expect(try Self.tabs(Self.bar(4) + [line]).allSatisfy { $0.bottom == 1540 })
  }

  @Test func `two signs without words below are no tabs`() throws {
    let signs = Self.bar(2).filter { $0.type == .icon }
    #expect(try Self.tabs(signs).isEmpty)
    let words = signs.map { element(.text, $0.box.left, 1400, 50, 24, "Low") }
    #expect(try Self.tabs(signs + words).isEmpty)
  }

  @Test func `words in chips are no tabs`() throws {
    var drawing = DrawnScreen(height: 1600)
    let words = (0..<4).map { place -> Element in
      let x = 750 / 4 * (Double(place) + 0.5) - 24
      drawing.text("Home", x, 1500, place == 1 ? DrawnScreen.blue : DrawnScreen.grey)
      return element(.text, x, 1500, 45, 24, "Home")
    }
    func chips(_ width: Double) -> [Element] {
      words.map { element(.container, $0.box.midX - width / 2, 1480, width, 64) }
    }
    #expect(try Self.tabs(words + chips(120), drawing).isEmpty)
    // The cells of a bar leave no gaps.
    #expect(try Self.tabs(words + chips(187), drawing).count == 4)
  }

  @Test func `a line read across several icons joins nothing`() throws {
    let icons = Self.bar(4).filter { $0.type == .icon }
    let line = element(.text, 80, 1520, 600, 20, "Home Search Cart Profile")
    #expect(try Self.tabs(icons + [line]) == icons.map(\.box))
  }

  @Test func `the most of what stands on a panel is its items`() throws {
    var drawing = DrawnScreen(height: 1600)
    // Of five items the second was overlooked and the fourth has a label: three others alone would be even too.
    var parts = (0..<5).map { element(.icon, 150 * Double($0) + 50, 1470, 50, 50) }
    drawing.fill(parts[1].box, DrawnScreen.grey)
    parts[3].box = parts[3].box.offsetBy(x: 0, y: -20)
    parts.append(element(.text, 490, 1510, 70, 20, "Home"))
    parts.append(element(.text, 20, 1560, 40, 24, "me"))
    parts.append(element(.container, 0, 1440, 750, 160))
    parts.remove(at: 1)
    #expect(try Self.tabs(parts, drawing).count == 5)
  }

  @Test func `what shows through the lower end of a bar is no part of it`() throws {
    let panel = element(.container, 0, 1440, 750, 160)
    let below = element(.text, 140, 1560, 100, 24, "Show more")
    #expect(try Self.tabs(Self.bar(4) + [panel, below]).count == 4)
  }

  @Test func `a line far below its icon shines through from under the bar`() throws {
    let icons = Self.bar(4).filter { $0.type == .icon }
    let title = element(.text, 30, 1580, 140, 20)
    #expect(try Self.tabs(icons + [title, element(.container, 0, 1440, 750, 160)]) == icons.map(\.box))
  }

  @Test(arguments: 0..<4) func `the glyph that was overlooked above a word belongs to its item`(missing: Int)
    throws
  {
    var drawing = DrawnScreen(height: 1600)
    let parts = Self.bar(4)
    for part in parts where part.type == .icon { drawing.fill(part.box, DrawnScreen.grey, radius: 10) }
    let seen = parts.indices.filter { $0 != 2 * missing }.map { parts[$0] }
    #expect(try Self.tabs(seen, drawing) == Self.tabs(parts, drawing))
  }

  @Test func `a button that floats over the bar is no item`() throws {
    let panel = element(.container, 0, 1440, 750, 160)
    let button = [element(.container, 630, 1420, 112, 112), element(.icon, 666, 1456, 40, 40)]
    let icons = Self.bar(3).filter { $0.type == .icon }.map { icon in
      element(.icon, icon.box.left, icon.box.top, icon.box.width, icon.box.height)
    }
    #expect(try Self.tabs(icons + [panel] + button) == icons.map(\.box))
  }

  @Test func `an item that a floating button covers in part is one all the same`() throws {
    var drawing = DrawnScreen(height: 1600)
    let icons = Self.bar(4).filter { $0.type == .icon }
    for icon in icons { drawing.fill(icon.box, DrawnScreen.grey, radius: 10) }
    let cover = Rect(x: icons[3].box.midX, y: 1420, width: 100, height: 100)
    drawing.fill(cover, DrawnScreen.blue, radius: 20)
    let button = [
      element(.container, cover.left, 1420, 100, 100), element(.icon, cover.midX - 20, 1450, 40, 40),
    ]
    let panel = element(.container, 0, 1440, 750, 160)
    let tabs = try Self.tabs(icons.dropLast() + [panel] + button, drawing)
    #expect(tabs.count == 4)
    #expect(tabs.last.map { abs($0.right - cover.left) <= 1 } == true)
  }

  @Test(arguments: [true, false])
  func `a screen held sideways has a bar where its panel or words are seen`(isSeen: Bool) throws {
    let icons = (0..<4).map { element(.icon, 200 + 400 * Double($0) - 25, 620, 50, 50) }
    let panel = element(.container, 0, 600, 1600, 150)
    let drawing = DrawnScreen(width: 1600, height: 750)
    #expect(try Self.tabs(isSeen ? icons + [panel] : icons, drawing).count == (isSeen ? 4 : 0))
    let words = icons.map { element(.text, $0.box.left, 680, 50, 20, "Home") }
    #expect(try Self.tabs(icons + words, drawing).count == 4)
  }

  @Test(arguments: [false, true]) func `a panel hides the bar only where the page is dimmed`(isDimmed: Bool)
    throws
  {
    let panel = element(.dialog, 75, 500, 600, 400)
    var drawing = DrawnScreen(height: 1600, color: isDimmed ? DrawnScreen.grey : .white)
    drawing.fill(panel.box, .white)
    #expect(try Self.tabs(Self.bar(4) + [panel], drawing).count == (isDimmed ? 0 : 4))
  }

  @Test func `a sheet on the lower edge covers the bar`() throws {
    let sheet = element(.dialog, 0, 900, 750, 700)
    #expect(try Self.tabs(Self.bar(4) + [sheet]).isEmpty)
  }

  @Test(arguments: ["more", nil]) func `three dots are an item, another line is none`(meaning: String?) throws
  {
    var icons = (0..<4).map { element(.icon, 750 / 4 * (Double($0) + 0.5) - 25, 1480, 50, 50) }
    icons[3].box = Rect(x: icons[3].box.left, y: 1500, width: 50, height: 10)
    icons[3].icon = meaning
    let panel = element(.container, 0, 1440, 750, 160)
    #expect(try Self.tabs(icons + [panel]).count == (meaning == nil ? 0 : 4))
  }
}
