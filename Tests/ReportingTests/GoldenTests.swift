import AccessibilityModel
import Geometry
import Reporting
import RuleCatalog
import ScreenModel
import Testing
import TestSupport

@Suite struct GoldenTests {
  static let options = ReportOptions(pictures: ["shop/cart": "annotated/shop/cart.png"])

  @Test(arguments: ReportFormat.allCases)
  func `a sample report keeps its form`(format: ReportFormat) throws {
    let text = format.reporter(Self.options).render(SampleReport.report, rules: SampleReport.rules)
    try expectGolden(text, "Tests/ReportingTests/Goldens/sample.\(format.fileExtension)")
  }

  @Test func `the strict profile keeps its form`() throws {
    let text = SARIFReporter(profile: .strict).render(SampleReport.report, rules: SampleReport.rules)
    try expectGolden(text, "Tests/ReportingTests/Goldens/strict.sarif")
  }

  @Test func `a narrow coloured terminal keeps its form`() throws {
    let style = TerminalStyle(usesColor: true, width: 48)
    let text = TerminalReporter(style: style).render(SampleReport.report, rules: SampleReport.rules)
    try expectGolden(text, "Tests/ReportingTests/Goldens/narrow.ansi.txt")
  }

  @Test(arguments: ReportFormat.allCases)
  func `a run over no screens keeps its form`(format: ReportFormat) throws {
    let empty = Report(tool: Report.Tool(version: "0.1.0"), screens: [])
    let text = format.reporter().render(empty, rules: [])
    try expectGolden(text, "Tests/ReportingTests/Goldens/empty.\(format.fileExtension)")
  }

  @Test func `a recognised screen keeps its forms`() throws {
    let cart = SampleReport.cart
    let screen = RecognizedScreen(
      image: cart.image, size: cart.size, scale: 3, elements: cart.elements, stops: cart.stops)
    try expectGolden(ScreenText.render(screen), "Tests/ReportingTests/Goldens/screen.txt")
    try expectGolden(ScreenJSON.line(screen) + "\n", "Tests/ReportingTests/Goldens/screen.json")
  }

  @Test func `an imported tree keeps its form`() throws {
    try expectGolden(TreeText.render(SampleTree.tree), "Tests/ReportingTests/Goldens/tree.txt")
  }
}
