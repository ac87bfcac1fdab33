import Findings
import Geometry
import Reporting

/// A report whose every free text is out to break the format that carries it.
enum HostileReport {
  static let texts = [
    "]]> <b a=\"1\" b='2'>&amp;", "\u{1B}[2J\u{1B}]0;title\u{07}\u{0}\u{9B}31m",
    "line\r\nbreak\ttab\u{2028}end",
    "\u{202E}gnp.exe\u{202C} \u{2066}x\u{2069}", "שלום عالم", "\\ \" / \\u0000 [link](1) {0}", "",
    noncharacters, String(repeating: "long label ", count: 1000),
    String(repeating: "字", count: 10_000), "e\u{301}\u{200D}👩‍👩‍👧‍👦🇩🇪", "-->", "::error::x", "%0A%",
    "a:b/../c d?#.png",
  ]

  // No literal may hold them, but any dump can.
  private static var noncharacters: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF].compactMap { Unicode.Scalar($0 as UInt32) })
    return String(text)
  }

  static let report = Report(
    tool: Report.Tool(version: "0.1.0"),
    screens: texts.enumerated().map { index, text in
      ScreenReport(
        name: text, image: text + ".png", tree: text + ".xml", format: text, platform: text, scale: .nan,
        size: Size(width: 100, height: 100), elements: SampleReport.elements,
        stops: [.init(elements: [1], kind: .single, label: text)],
        matches: [.init(element: 1, node: text, how: text)],
        findings: [finding(text, outcome: "violation", index), finding(text, outcome: "review", index)],
        notRun: [.init(rule: "a-\(text)", reason: text)], rulesRun: ["b-\(text)"])
    },
    failures: texts.map { ScreenFailure(name: $0, image: $0, tree: $0, reason: $0) })

  private static func finding(_ text: String, outcome: String, _ index: Int) -> ReportedFinding {
    ReportedFinding(
      rule: text, outcome: outcome, reviewReason: text, severity: .error, confidence: .infinity,
      box: Rect(x: -.infinity, y: .nan, width: 1e300, height: -5), element: 1,
      node: .init(
        path: text, role: text, identifier: text, label: text,
        box: Rect(x: .nan, y: 0, width: 0, height: 0), line: -3),
      message: text, hint: text, fingerprint: "\(outcome)\(index)")
  }
}
