import Foundation
import Reporting
import ScreenModel
import Testing

/// Texts of an app reach a terminal and a CI's log: they may not command either.
@Suite struct SafetyTests {
  static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }

  @Test func `no control character of a label reaches the terminal`() {
    let text = TerminalReporter().render(HostileReport.report, rules: [])
    #expect(text.unicodeScalars.allSatisfy { !Self.isCommand($0) })
  }

  @Test func `no control character of a label reaches the tables`() {
    for texts in HostileReport.texts {
      let element = Element(id: 1, type: .text, box: .init(x: 0, y: 0, width: 1, height: 1), text: texts)
      let screen = RecognizedScreen(
        image: texts, size: .init(width: 1, height: 1), scale: .infinity, elements: [element],
        stops: [.init(elements: [1], kind: .single, label: texts)])
      let table = ScreenText.render(screen)
      #expect(table.unicodeScalars.allSatisfy { !Self.isCommand($0) })
      #expect(table.split(separator: "\n").count == 5)
    }
  }

  @Test(arguments: [40, 48, 80, 200])
  func `no line of the terminal report is wider than the terminal`(width: Int) {
    let reporter = TerminalReporter(style: TerminalStyle(usesColor: false, width: width))
    for report in [SampleReport.report, HostileReport.report] {
      for line in reporter.render(report, rules: SampleReport.rules).split(separator: "\n") {
        #expect(columns(line) <= width, "\(line)")
      }
    }
  }

  @Test func `the same report gives the same bytes, whatever the order of the rules asked`() {
    for format in ReportFormat.allCases {
      let reporter = format.reporter()
      var shuffled = SampleReport.report
      for index in shuffled.screens.indices { shuffled.screens[index].rulesRun.reverse() }
      let first = reporter.render(SampleReport.report, rules: SampleReport.rules)
      #expect(first == reporter.render(SampleReport.report, rules: SampleReport.rules))
      if format != .json { #expect(first == reporter.render(shuffled, rules: SampleReport.rules)) }
    }
  }

  // Counted apart from the reporter's own measure: in the test texts, only these blocks take two columns.
  private func columns(_ line: Substring) -> Int {
    line.reduce(0) { sum, character in
      let value = character.unicodeScalars.first?.value ?? 0
      let isWide = (0x4E00...0x9FFF).contains(value) || value >= 0x1F1E6 && value < 0x1FFFE
      return sum + (isWide ? 2 : 1)
    }
  }
}
