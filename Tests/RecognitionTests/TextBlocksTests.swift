import Geometry
import Imaging
import Inference
import Recognition
import ScreenModel
import TestSupport
import Testing

@Suite struct TextBlocksTests {
  private static let models = Repository.root.path + "/Sources/Recognition/Models/paragraphs"

  private static func stage() throws -> TextBlocks {
    try TextBlocks(trees: models + ".bin", settings: models + ".json")
  }

  private func blocks(_ drawing: DrawnScreen) throws -> [Int?] {
    let detected = drawing.lines.map { Element(type: .text, box: $0.box, score: 0.9) }
    let texts = try ReadText().refine(detected, on: drawing.canvas)
    return try Self.stage().refine(texts, on: drawing.canvas).map(\.block)
  }

  @Test func `lines of one size, colour and edge are a block`() throws {
    var drawing = DrawnScreen()
    drawing.text("The quick brown", 100, 200)
    drawing.text("fox is lazy", 100, 236)
    #expect(try blocks(drawing) == [1, 1])
  }

  @Test func `a distant line, another colour or another size begins a block`() throws {
    var distant = DrawnScreen()
    distant.text("The quick brown", 100, 200)
    distant.text("Fox is lazy", 100, 260)
    #expect(try blocks(distant) == [1, 2])
    var colored = DrawnScreen()
    colored.text("The quick brown", 100, 200)
    colored.text("Fox is lazy", 100, 236, DrawnScreen.blue)
    #expect(try blocks(colored) == [1, 2])
    var sized = DrawnScreen()
    sized.text("The quick brown", 100, 200, height: 40)
    sized.text("fox is lazy", 100, 256)
    #expect(try blocks(sized) == [1, 2])
  }

  @Test func `what follows far below in another colour is something of its own`() throws {
    var drawing = DrawnScreen()
    drawing.text("The quick brown", 100, 200)
    drawing.text("fox is lazy", 100, 266, DrawnScreen.blue)
    #expect(try blocks(drawing) == [1, 2])
  }

  @Test(
    arguments: [
      ("Signed in with", "grace@mail.example", [1, 2]), ("Powered by Forecast", "forecast.io", [1, 2]),
      ("Hike to the lake", "$69 per person", [1, 2]), ("Hike to the lake", "($69)", [1, 2]),
      ("Signed in with", "grace and maria", [1, 1]), ("It ended there", "well.", [1, 1]),
    ] as [(String, String, [Int])])
  func `an address and a price are something of their own`(
    above: String, below: String, expected: [Int]
  ) throws {
    var drawing = DrawnScreen()
    drawing.text(above, 60, 200)
    drawing.text(below, 60, 236)
    #expect(try blocks(drawing) == expected)
  }

  @Test(
    arguments: [
      ("Sold by", "Maria Rossi and daughters", [1, 2]), ("Sold by Maria Rossi", "and her daughters", [1, 1]),
      ("12.50", "and 3", [1, 2]), ("and 3", "12.50", [1, 2]),
      ("人気の旅行先を探すための言語", "設定言語", [1, 1]),
    ] as [(String, String, [Int])])
  func `a line ends a block where the next word had room, and numbers are no sentences`(
    above: String, below: String, expected: [Int]
  ) throws {
    var drawing = DrawnScreen()
    drawing.text(above, 60, 200)
    drawing.text(below, 60, 236)
    #expect(try blocks(drawing) == expected)
  }

  @Test func `a line between two parts them, as does the edge of a control`() throws {
    var drawing = DrawnScreen()
    drawing.text("The quick brown", 100, 200)
    drawing.text("fox is lazy", 100, 236)
    let lines = drawing.lines.map { Element(type: .text, box: $0.box, score: 0.9) }
    let field = Element(
      type: .textField, box: Rect(left: 80, top: 228, right: 600, bottom: 268), score: 0.9)
    let texts = try ReadText().refine(lines + [field], on: drawing.canvas)
    #expect(try Self.stage().refine(texts, on: drawing.canvas).map(\.block) == [1, 2, nil])
  }

  @Test func `trees taught on other values are refused`() throws {
    #expect(throws: InferenceError.self) {
      try TextBlocks(
        trees: Self.models + ".bin",
        settings: Repository.root.path + "/Sources/Recognition/Models/selection.json")
    }
  }
}
