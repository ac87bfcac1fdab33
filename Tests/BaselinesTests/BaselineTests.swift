import Baselines
import Foundation
import Findings
import Reporting
import TestSupport
import Testing

@Suite struct BaselineTests {
  static let old = Sample.report(
    Sample.screen("a", [Sample.finding("Save"), Sample.finding("Send"), Sample.finding("Share")]),
    Sample.screen("b", [Sample.finding("Open", screen: "b")]))

  @Test func `against itself a report holds nothing new and nothing fixed`() {
    let comparison = BaselineComparison(Self.old, with: Baseline(of: Self.old), file: "base.json")
    #expect(comparison.report.summary.new == 0)
    #expect(comparison.report.summary.known == 4)
    #expect(comparison.report.baseline?.fixed == [])
    #expect(comparison.pruned == Baseline(of: Self.old))
  }

  @Test func `new, known and fixed are told apart, and pruning adds nothing`() {
    let now = Sample.report(
      Sample.screen("a", [Sample.finding("Save"), Sample.finding("Delete", role: "link", at: [0.1, 0.1])]),
      Sample.screen("b", []))
    let comparison = BaselineComparison(now, with: Baseline(of: Self.old), file: "base.json")
    #expect(comparison.report.screens[0].findings.map(\.status) == [.known, .new])
    #expect(comparison.report.baseline?.fixed.map(\.what).sorted() == ["button \"Open\"", "button \"Send\"", "button \"Share\""])
    #expect(comparison.pruned.count == 1)
  }

  @Test func `a screen or a rule that was not asked fixes nothing`() {
    let part = Sample.report(Sample.screen("a", [], rules: ["order-mismatch"]))
    let comparison = BaselineComparison(part, with: Baseline(of: Self.old), file: "base.json")
    #expect(comparison.report.baseline?.fixed == [])
    #expect(comparison.report.baseline?.unseen == 4)
    #expect(comparison.pruned == Baseline(of: Self.old))
  }

  @Test func `suppressed findings are not taken into a baseline`() {
    var finding = Sample.finding("Save")
    finding.suppression = SuppressionNote(reason: "later")
    #expect(Baseline(of: Sample.report(Sample.screen("a", [finding]))).count == 0)
  }

  @Test func `a file reads back as what was written, and its bytes do not hang on the order of findings`() throws {
    let baseline = Baseline(of: Self.old)
    let text = try BaselineFile.text(of: baseline)
    let again = try BaselineFile.baseline(from: Array(text.utf8))
    #expect(try BaselineFile.text(of: again) == text)
    #expect(again.count == 4)
    var turned = Self.old
    turned.screens = turned.screens.reversed().map { screen in
      var screen = screen
      screen.findings.reverse()
      return screen
    }
    #expect(try BaselineFile.text(of: Baseline(of: turned)) == text)
  }

  @Test func `one finding more is one line more`() throws {
    let before = try BaselineFile.text(of: Baseline(of: Self.old)).split(separator: "\n")
    var more = Self.old
    more.screens[0].findings.append(Sample.finding("Zoom"))
    let after = try BaselineFile.text(of: Baseline(of: more)).split(separator: "\n")
    #expect(after.count == before.count + 1)
    // Besides the new line: the sum, the sum of the rule, and the comma of the line before.
    #expect(Set(after).subtracting(before).count <= 4)
  }

  @Test(arguments: [
    ("", "is no baseline"), ("[]", "is no baseline"), (#"{"schema":"unsaid.baseline/9"}"#, "unsaid.baseline/9"),
    (#"{"schema":"unsaid.baseline/1","screens":{"a":[{"rule":1}]}}"#, "damaged"),
    (#"{"schema":"unsaid.report/1"}"#, "unsaid.report/1"),
  ])
  func `what is no baseline is refused in one line`(text: String, words: String) {
    let error = #expect(throws: BaselineError.self) { try BaselineFile.baseline(from: Array(text.utf8)) }
    #expect(error?.reason.contains(words) == true, "\(error?.reason ?? "")")
    #expect(error?.reason.contains("\n") == false)
  }

  @Test func `an empty baseline is a file too`() throws {
    let text = try BaselineFile.text(of: Baseline())
    #expect(try BaselineFile.baseline(from: Array(text.utf8)).count == 0)
  }
}
