import Foundation
import Reporting
import Testing

@Suite struct JUnitTests {
  @Test func `names of cases are unique, even where screens share a name`() {
    let twice = Report(
      tool: .init(version: "1.0.0"), screens: [SampleReport.cart, SampleReport.cart, SampleReport.tabs])
    let text = JUnitReporter().render(twice, rules: SampleReport.rules)
    let names = text.matches(of: #/<testcase name="([^"]*)"/#).map { String($0.output.1) }
    #expect(names.count == 14)
    #expect(Set(names).count == names.count)
  }

  @Test func `the counts are those of the cases`() {
    let text = JUnitReporter().render(SampleReport.report, rules: SampleReport.rules)
    #expect(text.contains(#"<testsuites name="unsaid" tests="12" failures="4" errors="1">"#))
    #expect(text.matches(of: #/<testcase /#).count == 12)
    #expect(text.matches(of: #/<failure /#).count == 4)
    #expect(text.matches(of: #/<skipped /#).count == 4)
    #expect(text.matches(of: #/<error /#).count == 1)
  }

  @Test func `a picture is attached to every case that did not pass`() {
    let reporter = JUnitReporter(pictures: ["shop/cart": "out/cart & co.png"])
    let text = reporter.render(SampleReport.report, rules: SampleReport.rules)
    #expect(text.matches(of: #/\[\[ATTACHMENT\|out\/cart &amp; co\.png\]\]/#).count == 5)
  }
}
