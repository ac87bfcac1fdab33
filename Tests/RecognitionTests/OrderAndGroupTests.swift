import Geometry
import Recognition
import ScreenModel
import Testing

private func element(
  _ id: Int, _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ text: String? = nil,
  block: Int? = nil
) -> Element {
  Element(
    id: id, type: type, box: Rect(x: x, y: y, width: width, height: height), text: text,
    block: block ?? (text == nil ? nil : id))
}

@Suite struct ReadingOrderTests {
  private let order = ReadingOrder(slack: 4, level: 16)

  @Test func `rows come before columns`() {
    let grid = [
      Rect(x: 200, y: 100, width: 90, height: 40), Rect(x: 0, y: 100, width: 90, height: 40),
      Rect(x: 200, y: 0, width: 90, height: 40), Rect(x: 0, y: 0, width: 90, height: 40),
    ]
    #expect(order.order(grid) == [3, 2, 1, 0])
  }

  @Test func `a column beside a tall thing is read after it`() {
    let boxes = [
      Rect(x: 200, y: 60, width: 90, height: 40), Rect(x: 200, y: 0, width: 90, height: 40),
      Rect(x: 0, y: 0, width: 90, height: 100),
    ]
    #expect(order.order(boxes) == [2, 1, 0])
  }

  @Test func `right to left begins at the right`() {
    let boxes = [Rect(x: 0, y: 0, width: 40, height: 40), Rect(x: 100, y: 0, width: 40, height: 40)]
    #expect(ReadingOrder(slack: 4, level: 16, isRightToLeft: true).order(boxes) == [1, 0])
  }

  @Test func `overlapping boxes are read by rows`() {
    let boxes = [
      Rect(x: 60, y: 10, width: 100, height: 100), Rect(x: 0, y: 0, width: 100, height: 80),
      Rect(x: 30, y: 60, width: 100, height: 90),
    ]
    #expect(order.order(boxes) == [1, 0, 2])
  }

  @Test func `every box comes once`() {
    let boxes = (0..<60).map { (index: Int) -> Rect in
      Rect(x: Double(index * 37 % 300), y: Double(index * 53 % 500), width: 60, height: 45)
    }
    #expect(order.order(boxes).sorted() == Array(0..<60))
    #expect(order.order([]) == [])
  }
}

@Suite struct GrouperTests {
  private func stops(_ elements: [Element]) -> [Stop] {
    Grouper().stops(of: elements, size: Size(width: 750, height: 1600), scale: 2)
  }

  @Test func `a row is its icon, title, subtitle, detail and chevron`() {
    let found = stops([
      element(1, .icon, 40, 320, 44, 44), element(2, .text, 110, 316, 120, 26, "Wi-Fi"),
      element(3, .text, 110, 352, 180, 20, "Connected"), element(4, .text, 560, 330, 120, 26, "Harbour"),
      element(5, .icon, 700, 332, 14, 24),
    ])
    #expect(found == [Stop(elements: [1, 2, 3, 4, 5], kind: .row, label: "Wi-Fi Connected Harbour")])
  }

  @Test(arguments: [ElementType.toggle, .checkbox])
  func `a switch belongs to its label`(type: ElementType) {
    let found = stops([element(1, .text, 40, 320, 200, 26, "Dark mode"), element(2, type, 610, 302, 100, 60)])
    #expect(found == [Stop(elements: [1, 2], kind: .row, label: "Dark mode")])
  }

  @Test func `a button at the end of a row stays alone`() {
    let found = stops([element(1, .text, 40, 320, 200, 26, "Low Tide"), element(2, .icon, 690, 316, 44, 40)])
    #expect(found.map(\.elements) == [[1], [2]])
  }

  @Test func `titles of a grid belong to their pictures`() {
    let found = stops([
      element(1, .picture, 20, 300, 220, 220), element(2, .picture, 260, 300, 220, 220),
      element(3, .picture, 500, 300, 220, 220), element(4, .text, 20, 532, 100, 24, "One"),
      element(5, .text, 260, 532, 100, 24, "Two"), element(6, .text, 500, 532, 100, 24, "Three"),
    ])
    #expect(found.map(\.elements) == [[1, 4], [2, 5], [3, 6]])
    #expect(found.allSatisfy { $0.kind == .picture })
  }

  @Test func `a container is read with all inside it`() {
    let found = stops([
      element(1, .container, 40, 900, 670, 100), element(2, .text, 300, 936, 140, 28, "Sign in"),
    ])
    #expect(found == [Stop(elements: [1, 2], kind: .container, label: "Sign in")])
  }

  @Test func `a container of several rows is not read by itself`() {
    let found = stops([
      element(1, .container, 40, 300, 670, 220), element(2, .text, 80, 340, 140, 28, "Sounds"),
      element(3, .toggle, 590, 322, 100, 60), element(4, .text, 80, 450, 140, 28, "Bell"),
      element(5, .toggle, 590, 432, 100, 60),
    ])
    #expect(found.map(\.elements) == [[2, 3], [4, 5]])
  }

  @Test func `lines of a block are one stop`() {
    let found = stops([
      element(1, .text, 40, 700, 600, 26, "The quick brown", block: 7),
      element(2, .text, 40, 740, 400, 26, "fox is lazy", block: 7),
    ])
    #expect(found == [Stop(elements: [1, 2], kind: .text, label: "The quick brown fox is lazy")])
  }

  @Test func `a dialog is read alone`() {
    let found = stops([
      element(1, .text, 40, 200, 200, 30, "Notes"), element(2, .dialog, 100, 600, 550, 300),
      element(3, .text, 250, 650, 250, 30, "Delete?"), element(4, .text, 150, 830, 120, 30, "Cancel"),
      element(5, .text, 480, 830, 120, 30, "Delete"),
    ])
    #expect(found.map(\.label) == ["Delete?", "Cancel", "Delete"])
  }

  @Test func `tabs come last, with icon and text`() {
    let found = stops([
      element(1, .tabBarItem, 100, 1480, 60, 90), element(2, .icon, 105, 1480, 50, 50),
      element(3, .text, 100, 1545, 60, 25, "Home"), element(4, .text, 40, 1560, 40, 20, "Late"),
    ])
    #expect(found.map(\.elements) == [[4], [1, 2, 3]] || found.map(\.elements) == [[4], [2, 1, 3]])
    #expect(found.last?.kind == .tab)
  }
}
