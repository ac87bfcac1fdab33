import Findings

/// One finding with its words, its place and what to write instead.
struct HTMLFinding: Sendable {
  let fields: HTMLFields

  init(_ numbered: NumberedFinding, anchor: String, tree: String, titles: [String: String]) {
    let finding = numbered.finding
    fields = [
      "findingAnchor": HTMLText(anchor), "number": numbered.number,
      "rule": HTMLText(finding.rule), "ruleName": HTMLText(line: finding.rule),
      "title": HTMLText(line: titles[finding.rule] ?? finding.rule),
      "ruleLink": HTMLText(titles[finding.rule] == nil ? "" : HTMLPage.anchor(ofRule: finding.rule)),
      "outcome": HTMLText(finding.outcome), "kind": finding.isReview ? "review" : "violation",
      "isReview": finding.isReview, "severity": finding.severity.rawValue,
      "confidence": HTMLNumber.percent(finding.confidence.rounded(places: 2), of: 1),
      "doubt": HTMLText(Self.words(finding.reviewReason ?? "")),
      "owner": HTMLText(finding.owner ?? ""), "ownerName": HTMLText(line: finding.owner ?? ""),
      "status": HTMLText(HTMLFilters.status(finding) ?? ""),
      "message": HTMLText(FindingText.message(finding)), "hint": HTMLText(FindingText.hint(finding)),
      "suppression": Self.suppression(finding.suppression), "isSuppressed": finding.suppression != nil,
      "node": Self.node(finding.node, tree: tree),
      "place": HTMLText(finding.box.map(NumberText.box) ?? ""),
      "fingerprint": HTMLText(line: finding.fingerprint),
      "suggestion": Self.suggestion(finding.suggestion),
    ]
  }

  /// The words of a name in camel case.
  private static func words(_ name: String) -> String {
    PlainText.singleLine(name).reduce(into: "") { words, character in
      words += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }

  private static func suppression(_ note: SuppressionNote?) -> any Sendable {
    guard let note else { return false }
    let fields: HTMLFields = [
      "suppressionReason": HTMLText(line: note.reason), "expires": HTMLText(line: note.expires ?? ""),
    ]
    return fields
  }

  private static func node(_ node: ReportedFinding.NodeEntry?, tree: String) -> any Sendable {
    guard let node else { return false }
    let fields: HTMLFields = [
      "nodeRole": HTMLText(line: node.role), "nodePath": HTMLText(line: node.path),
      "nodeIdentifier": HTMLText(line: node.identifier ?? ""), "nodeLabel": HTMLText(line: node.label ?? ""),
      "nodePlace": HTMLText(FindingText.place(node, tree: tree)),
    ]
    return fields
  }

  private static func suggestion(_ suggestion: Suggestion?) -> any Sendable {
    guard let suggestion else { return false }
    let fields: HTMLFields = [
      "newLabel": HTMLText(line: suggestion.label ?? ""), "newValue": HTMLText(line: suggestion.value ?? ""),
      "newHint": HTMLText(line: suggestion.hint ?? ""),
      "newTraits": HTMLText(line: (suggestion.traits ?? []).joined(separator: ", ")),
      "newIdentifier": HTMLText(line: suggestion.identifier ?? ""),
      "evidence": HTMLText(line: suggestion.evidence ?? ""),
      "question": HTMLText(line: suggestion.question ?? ""),
      "sureness": HTMLText(
        suggestion.confidence.map { HTMLNumber.percent($0.rounded(places: 2), of: 1) } ?? ""),
      "snippets": suggestion.snippets.map { snippet -> HTMLFields in
        ["framework": HTMLText(line: snippet.framework), "code": HTMLText(snippet.code)]
      },
      "hasSnippets": !suggestion.snippets.isEmpty,
    ]
    return fields
  }
}
