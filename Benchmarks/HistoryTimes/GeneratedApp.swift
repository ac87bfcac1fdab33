import Findings
import Geometry
import History
import Reporting
import ScreenModel

/// An app of 20 screens whose findings come and go; the same numbers in, the same reports out.
struct GeneratedApp {
  private static let screens = 20
  private static let rules = ["label-missing", "target-size-minimum", "contrast-text", "order-mismatch"]

  private let replaced: Int
  private var open: [Int]
  private var unused: Int
  private var fixed: [Int] = []
  private var run = 0

  init(findings: Int, replaced: Int) {
    self.replaced = replaced
    open = Array(0..<findings)
    unused = findings
  }

  /// 20 runs a release, five a day.
  static func label(_ run: Int) -> RunLabel {
    RunLabel(
      release: "\(run / 20).0", build: "\(run)", commit: "c\(run)", branch: "main",
      day: Day(number: 18_000 + run / 5))
  }

  /// The report of the next run.
  mutating func next() -> Report {
    if run > 0 { replace() }
    run += 1
    let byScreen = Dictionary(grouping: open) { $0 % Self.screens }
    let screens = (0..<Self.screens).map { screen(number: $0, findings: byScreen[$0] ?? []) }
    return Report(tool: Report.Tool(version: "0.1.0"), screens: screens)
  }

  private mutating func replace() {
    for change in 0..<replaced {
      let place = (run * 7 + change * 13) % open.count
      let old = open[place]
      if change % 10 == 9, let back = fixed.first {
        fixed.removeFirst()
        open[place] = back
      } else {
        open[place] = unused
        unused += 1
      }
      if fixed.count < 1_000 { fixed.append(old) }
    }
  }

  private func screen(number: Int, findings: [Int]) -> ScreenReport {
    let words = (0..<40).map { $0 == 0 ? "Run \((run + number) / Self.screens)" : "Word \($0) of \(number)" }
    return ScreenReport(
      name: "screen-\(number)", image: "\(number).png", tree: "\(number).xml", format: "uiautomator",
      platform: "android", scale: 3, size: Size(width: 1179, height: 2556),
      elements: words.enumerated().map { index, word in
        Element(
          id: index + 1, type: .text, box: Rect(x: 48, y: Double(index) * 60, width: 300, height: 40),
          text: word)
      }, stops: [], matches: [], findings: findings.map { finding($0, on: "screen-\(number)") }, notRun: [],
      rulesRun: Self.rules)
  }

  private func finding(_ number: Int, on screen: String) -> ReportedFinding {
    let rule = Self.rules[number % Self.rules.count]
    let isReview = number.isMultiple(of: 5)
    return ReportedFinding(
      rule: rule, outcome: isReview ? "review" : "violation", reviewReason: isReview ? "ambiguousMatch" : nil,
      severity: Severity.allCases[number % 3], confidence: Double(number % 90 + 10) / 100, box: nil,
      element: nil,
      node: .init(
        path: "window[0]/list[0]/cell[\(number)]/button[0]", role: "button",
        identifier: "item.\(number).remove",
        label: nil, box: Rect(x: 0, y: 0, width: 44, height: 44), line: number),
      message: "The button has no label: a screen reader says only “button”.", hint: "Give it a label.",
      fingerprint: Fingerprint.of(
        rule: rule, screen: screen,
        identity: FindingIdentity(identifier: "item.\(number).remove", role: "button")),
      owner: ["shop", "account", nil][number % 3])
  }
}
