import Findings
import RuleCatalog
import Rules
import Testing

/// One example of one rule, named so that a failure says which.
struct NamedExample: CustomTestStringConvertible, Sendable {
  let file: RuleFile
  let example: RuleExample

  var testDescription: String { "\(file.id): \(example.name)" }

  static let all: [NamedExample] = ((try? RuleSet.files()) ?? []).flatMap { file in
    file.examples.map { NamedExample(file: file, example: $0) }
  }
}

@Suite struct ExampleTests {
  @Test(arguments: NamedExample.all)
  func `every example is judged as its file says`(named: NamedExample) throws {
    let example = ExampleScreen(named.example)
    let screen = example.screen
    let rule = try #require(try RuleSet.rules(catalog: [named.file]).first)
    #expect(rule.reasonNotToRun(on: screen) == nil)
    let actual = rule.findings(on: screen)
    let expected = named.example.expect
    #expect(actual.count == expected.count, "\(actual)")
    for (finding, expectation) in zip(actual, expected) {
      #expect(word(for: finding.outcome) == expectation.outcome)
      if let path = expectation.node { #expect(finding.node == example.paths[path]) }
      if let element = expectation.element { #expect(finding.element == element) }
    }
  }

  @Test(arguments: NamedExample.all)
  func `every hole of a message has evidence or a threshold`(named: NamedExample) throws {
    let rule = try #require(try RuleSet.rules(catalog: [named.file]).first)
    let thresholds = try named.file.thresholdValues()
    for finding in rule.findings(on: ExampleScreen(named.example).screen) {
      let words = [
        named.file.message(for: finding, thresholds: thresholds),
        named.file.hint(for: finding, thresholds: thresholds),
      ]
      #expect(words.allSatisfy { $0.contains("{") == false }, "\(words)")
      if case .review(let reason) = finding.outcome { #expect(named.file.reviewMessages[reason] != nil) }
    }
  }

  private func word(for outcome: Outcome) -> String {
    switch outcome {
    case .violation: "violation"
    case .review(let reason): reason.rawValue
    }
  }
}
