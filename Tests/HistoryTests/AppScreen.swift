import Geometry
import Reporting
import ScreenModel

/// A screen of an imagined app.
struct AppScreen: Sendable {
  static let rules = ["label-missing", "target-size-minimum", "order-mismatch", "contrast-text"]

  var name: String
  var defects: [Defect] = []
  var owner: String?
  var platform = "ios"
  var rulesRun = AppScreen.rules
  var notRun: [String] = []
  /// The words on the screen; by default such as only this screen has.
  var words: [String]

  init(
    _ name: String, _ defects: [Defect] = [], owner: String? = nil, platform: String = "ios",
    rulesRun: [String] = AppScreen.rules, notRun: [String] = [], words: [String]? = nil
  ) {
    self.name = name
    self.defects = defects
    self.owner = owner
    self.platform = platform
    self.rulesRun = rulesRun
    self.notRun = notRun
    self.words = words ?? (1...8).map { "\(name) word \($0)" }
  }

  /// As a run would report it.
  var report: ScreenReport {
    ScreenReport(
      name: name, image: "\(name).png", tree: "\(name).json", format: "unsaid-tree", platform: platform,
      scale: 3,
      size: Size(width: 1179, height: 2556),
      elements: words.enumerated().map { index, word in
        Element(
          id: index + 1, type: .text, box: Rect(x: 0, y: Double(index) * 60, width: 100, height: 40),
          text: word)
      }, stops: [], matches: [], findings: defects.map { $0.reported(on: name, owner: owner) },
      notRun: notRun.map { .init(rule: $0, reason: "the dump does not say") }, rulesRun: rulesRun)
  }
}

extension Report {
  /// A report over screens of an imagined app.
  static func of(_ screens: [AppScreen], failures: [String] = []) -> Report {
    Report(
      tool: Tool(version: "0.1.0"), screens: screens.map(\.report),
      failures: failures.map { ScreenFailure(name: $0, image: $0, tree: $0, reason: "torn") })
  }
}
