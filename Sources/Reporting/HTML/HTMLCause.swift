/// One cause: the finding that tells most, and behind it the same at other places and what else is wrong there.
struct HTMLCause: Sendable {
  let fields: HTMLFields

  /// - Parameter fields: what the templates know of a finding.
  init(_ cause: ReportedCause, titles: [String: String], fields finding: (NumberedFinding) -> HTMLFields) {
    let rules = Set(cause.parts.map(\.finding.rule)).sorted().map { rule in
      let count = cause.parts.count { $0.finding.rule == rule }
      return (titles[rule] ?? rule) + (count > 1 ? " ×\(count)" : "")
    }
    fields = [
      "root": finding(cause.root), "isFolded": cause.all.count > 1,
      "hasOthers": !cause.others.isEmpty, "others": cause.others.map(finding),
      "otherPlaces": HTMLText(NumberText.count(cause.others.count, "more place")),
      "otherNumbers": HTMLText(Self.numbers(cause.others)),
      "hasParts": !cause.parts.isEmpty, "parts": cause.parts.map(finding),
      "partRules": HTMLText(line: rules.joined(separator: ", ")),
    ]
  }

  /// The numbers, with runs as one: "2–9, 12".
  private static func numbers(_ findings: [NumberedFinding]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in findings.map(\.number) {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound), \(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: ", ")
  }
}
