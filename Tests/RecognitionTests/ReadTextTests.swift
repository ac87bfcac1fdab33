import Geometry
import Imaging
import Recognition
import ScreenModel
import Testing

/// An element of a place and type, in pixels.
private func element(
  _ type: ElementType, _ x: Double, _ y: Double, _ width: Double, _ height: Double, score: Double = 0.9
) -> Element {
  Element(type: type, box: Rect(x: x, y: y, width: width, height: height), score: score)
}

@Suite struct ReadTextTests {
  @Test func `a line keeps the box that the reader found`() throws {
    var drawing = DrawnScreen()
    drawing.text("OK", 100, 200)
    let found = try ReadText().refine([], on: drawing.canvas)
    #expect(found.map(\.text) == ["OK"])
    #expect(found.map(\.box) == drawing.canvas.lines.map(\.box))
    #expect(found.count == 1)
  }

  @Test func `a detected text gets the words instead of a second element`() throws {
    var drawing = DrawnScreen()
    drawing.text("Settings", 100, 200)
    let found = try ReadText().refine([element(.text, 98, 198, 98, 28)], on: drawing.canvas)
    #expect(found.count == 1)
    #expect(found[0].text == "Settings")
  }

  @Test(arguments: [true, false])
  func `a text goes on over the word that the reader missed, not over nothing`(
    isDrawn: Bool
  ) throws {
    var drawing = DrawnScreen()
    drawing.text("Settings", 100, 200)
    let read = drawing.canvas.lines[0].box
    if isDrawn { drawing.fill(Rect(x: read.right + 10, y: read.top, width: 30, height: read.height), .black) }
    let detected = Rect(left: read.left, top: read.top, right: read.right + 40, bottom: read.bottom)
    let found = try ReadText().refine([Element(type: .text, box: detected)], on: drawing.canvas)
    #expect(found.map(\.text) == ["Settings"])
    #expect(found.map(\.box) == [isDrawn ? detected : read])
  }

  @Test(arguments: [
    ("Pick... 45", ["Pick...", "45"]), ("Pick… 45", ["Pick…", "45"]), ("Pick up 45", ["Pick up 45"]),
  ])
  func `a text that was cut short ends there, whatever follows near by`(words: String, texts: [String]) throws
  {
    var drawing = DrawnScreen()
    drawing.text(words, 100, 200)
    let line = drawing.canvas.lines[0].box
    let found = try ReadText().refine(
      [
        element(.text, line.left, line.top, 0.7 * line.width, line.height),
        element(.text, line.left + 0.78 * line.width, line.top, 0.22 * line.width, line.height),
      ], on: drawing.canvas)
    #expect(found.map(\.text) == texts)
  }

  @Test func `lines below the least confidence are left out`() throws {
    var drawing = DrawnScreen()
    drawing.lines = [
      TextLine(box: Rect(x: 10, y: 10, width: 90, height: 30), text: "smear", confidence: 0.49)
    ]
    #expect(try ReadText().refine([], on: drawing.canvas).isEmpty)
  }

  @Test func `a long line that the detector does not know at all is left out`() throws {
    var drawing = DrawnScreen()
    drawing.text("Settings", 100, 200)
    #expect(try ReadText().refine([], on: drawing.canvas).isEmpty)
    let button = element(.container, 80, 180, 200, 64)
    #expect(try ReadText().refine([button], on: drawing.canvas).map(\.text) == [nil, "Settings"])
  }

  @Test func `lettering in a picture is what the picture says, unless it fills the screen`() throws {
    var drawing = DrawnScreen()
    drawing.text("ZARA", 120, 220)
    let logo = try ReadText().refine([element(.picture, 100, 200, 200, 80)], on: drawing.canvas)
    #expect(logo.map(\.type) == [.picture])
    #expect(logo.map(\.text) == ["ZARA"])
    let known = [element(.picture, 100, 200, 200, 80), element(.text, 120, 220, 45, 24)]
    #expect(try ReadText().refine(known, on: drawing.canvas).map(\.text) == [nil, "ZARA"])
    let ground = try ReadText().refine([element(.picture, 0, 0, 750, 700)], on: drawing.canvas)
    #expect(ground.map(\.text) == [nil])
  }

  @Test(arguments: [true, false]) func `words on both sides of a drawn line are two texts`(isDivided: Bool)
    throws
  {
    var drawing = DrawnScreen()
    if isDivided { drawing.fill(Rect(x: 218, y: 170, width: 2, height: 90), DrawnScreen.grey) }
    drawing.text("Wallet Revenue", 138, 200)
    let texts = [element(.text, 138, 200, 69, 24), element(.text, 222, 200, 81, 24)]
    let found = try ReadText().refine(texts, on: drawing.canvas)
    #expect(found.compactMap(\.text).sorted() == (isDivided ? ["Revenue", "Wallet"] : ["Wallet Revenue"]))
  }

  /// A sign of 24 points with a line of words behind it, read as one.
  private func line(_ words: String, behind sign: String, at place: Double) -> DrawnScreen {
    var drawing = DrawnScreen()
    drawing.fill(Rect(x: place, y: 196, width: 32, height: 32), DrawnScreen.blue, radius: 16)
    drawing.text(words, place + 52, 200)
    let box = drawing.lines[0].box
    let whole = Rect(left: place - 2, top: box.top, right: box.right, bottom: box.bottom)
    drawing.lines = [TextLine(box: whole, text: sign + " " + words, confidence: 0.97)]
    return drawing
  }

  @Test(arguments: [ElementType.icon, .checkbox])
  func `a sign before the words is not read`(sign: ElementType) throws {
    let drawing = line("Search", behind: "Q", at: 60)
    let known = element(sign, 60, 196, 32, 32)
    let read = try ReadText().refine([known, element(.text, 111, 199, 70, 26)], on: drawing.canvas)
    #expect(read.map(\.text) == [nil, "Search"])
    #expect(read[1].box == Rect(x: 112, y: 200, width: 69, height: 24))
    // On a button a line counts although the detector knows no text there.
    let button = element(.container, 40, 180, 300, 64)
    let alone = try ReadText().refine([button, known], on: drawing.canvas)
    #expect(alone.map(\.text) == [nil, nil, "Search"])
  }

  @Test func `a letter that looks like an icon stays where the detector knows it as text`() throws {
    let drawing = line("Search", behind: "O", at: 60)
    let known = [element(.icon, 60, 196, 32, 32, score: 0.5), element(.text, 58, 196, 124, 32)]
    #expect(try ReadText().refine(known, on: drawing.canvas).map(\.text) == [nil, "O Search"])
  }

  @Test(arguments: [(20.0, ["Happy weeks"]), (60.0, ["Happy", "weeks"])] as [(Double, [String])])
  func `words with wide spaces are one text, columns are not`(gap: Double, texts: [String]) throws {
    var drawing = DrawnScreen()
    drawing.text("Happy", 100, 200)
    let end = drawing.lines[0].box.right - 4
    drawing.text("weeks", end + gap, 200)
    let detected = element(.text, 98, 198, 2 * 57 + gap + 4, 28)
    #expect(try ReadText().refine([detected], on: drawing.canvas).compactMap(\.text) == texts)
  }

  @Test func `a text of which little was read keeps its own box`() throws {
    var drawing = DrawnScreen()
    drawing.text("4154", 400, 200)
    let read = try ReadText().refine([element(.text, 98, 196, 348, 32)], on: drawing.canvas)
    #expect(read.map(\.text) == ["4154"])
    #expect(read[0].box == Rect(x: 98, y: 196, width: 348, height: 32))
  }
}
