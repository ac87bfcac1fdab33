import Geometry
import Imaging
import Reporting
import Testing
import TestSupport

@Suite struct AnnotatorTests {
  static let ground = Color(red: 120, green: 140, blue: 160)

  static func screen(_ boxes: [(Rect?, String)], scale: Double = 1, rule: String = "gap-fly") -> ScreenReport
  {
    let findings = boxes.map { box, outcome in
      var finding = SampleReport.missingLabel
      finding.rule = rule
      finding.outcome = outcome
      finding.box = box
      return finding
    }
    var screen = SampleReport.screen("x", findings: findings, notRun: [], rulesRun: [])
    screen.scale = scale
    return screen
  }

  /// The picture as letters, one a pixel.
  static func letters(_ raster: Raster) -> String {
    (0..<raster.height).map { y in
      String((0..<raster.width).map { x in letter(raster[x, y]) }) + "\n"
    }.joined()
  }

  private static func letter(_ color: Color) -> Character {
    switch color {
    case ground: "."
    case .white: "W"
    case Color(red: 208, green: 0, blue: 27): "R"
    case Color(red: 166, green: 88, blue: 0): "A"
    case Color(red: 250, green: 250, blue: 250): " "
    case Color(red: 33, green: 33, blue: 33): "K"
    default: "?"
    }
  }

  @Test func `a small picture keeps its form`() throws {
    let raster = Raster(size: Size(width: 110, height: 70), filledWith: Self.ground)
    let screen = Self.screen([
      (Rect(x: 10, y: 20, width: 30, height: 20), "violation"),
      (Rect(x: 10, y: 20, width: 30, height: 20), "review"),
      (Rect(x: 60, y: 20, width: 40, height: 25), "review"),
      (Rect(x: 70, y: 26, width: 8, height: 8), "violation"),
      (Rect(x: 0, y: 62, width: 110, height: 8), "violation"),
      (nil, "violation"),
    ])
    try expectGolden(
      Self.letters(Annotator.annotated(raster, screen: screen)),
      "Tests/ReportingTests/Goldens/annotated.txt")
  }

  static let grid: [Rect] = (0..<9).map { index in
    let (column, row) = (index % 3, index / 3)
    return Rect(x: Double(60 + column * 300), y: Double(60 + row * 300), width: 90, height: 40)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `no line and no number covers a marked element that has room around it`(scale: Double) {
    let raster = Raster(size: Size(width: 900, height: 900), filledWith: Self.ground)
    let screen = Self.screen(Self.grid.map { ($0, "violation") }, scale: scale)
    let picture = Annotator.annotated(raster, screen: screen, legend: false)
    #expect(picture.size == raster.size)
    for box in Self.grid {
      // The line is drawn outwards from one point around the box, and may take its outermost pixels.
      let inside = box.insetBy(scale + 1)
      let covered = (Int(inside.top)..<Int(inside.bottom)).contains { y in
        (Int(inside.left)..<Int(inside.right)).contains { x in picture[x, y] != Self.ground }
      }
      #expect(!covered, "\(box)")
    }
  }

  @Test func `numbers of boxes side by side keep apart`() {
    let raster = Raster(size: Size(width: 300, height: 120), filledWith: Self.ground)
    let boxes = (0..<6).map { Rect(x: Double(40 + $0 * 9), y: 50, width: 8, height: 8) }
    let screen = Self.screen(boxes.map { ($0, "violation") })
    #expect(Self.plates(in: Annotator.annotated(raster, screen: screen, legend: false)) == 6)
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 33, height: 7)])
  func `any box on any picture is drawn or left out`(size: Size) {
    let raster = Raster(size: size, filledWith: .black)
    for screen in HostileReport.report.screens { _ = Annotator.annotated(raster, screen: screen) }
    let outside = Rect(x: 500, y: 500, width: 10, height: 10)
    let picture = Annotator.annotated(raster, screen: Self.screen([(outside, "violation")]), legend: false)
    #expect(picture == raster)
  }

  @Test func `a clean screen stays as it is`() {
    let raster = Raster(size: Size(width: 30, height: 20), filledWith: Self.ground)
    #expect(Annotator.annotated(raster, screen: SampleReport.settings) == raster)
  }

  /// The number of whole plates for one digit at scale 1: 11 pixels square, a white rim, a red ring inside it.
  private static func plates(in raster: Raster) -> Int {
    (0...raster.height - 11).reduce(0) { sum, y in
      sum
        + (0...raster.width - 11).count { x in
          ring(at: x, y, side: 11, of: .white, in: raster)
            && ring(at: x + 1, y + 1, side: 9, of: Color(red: 208, green: 0, blue: 27), in: raster)
        }
    }
  }

  private static func ring(at left: Int, _ top: Int, side: Int, of color: Color, in raster: Raster) -> Bool {
    (0..<side).allSatisfy { step in
      raster[left + step, top] == color && raster[left + step, top + side - 1] == color
        && raster[left, top + step] == color && raster[left + side - 1, top + step] == color
    }
  }
}
