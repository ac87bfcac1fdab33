/// The words for a finding in reports for people, safe to show and of bounded length.
enum FindingText {
  // A label of a whole page of text tells nobody more than its beginning does.
  private static let longest = 400

  /// What is wrong.
  static func message(_ finding: ReportedFinding) -> String { words(finding.message) }

  /// What to do about it.
  static func hint(_ finding: ReportedFinding) -> String { words(finding.hint) }

  /// The node in short: its role and, best of all, what a developer can search for.
  static func nodeName(_ node: ReportedFinding.NodeEntry) -> String {
    let role = short(node.role)
    if let identifier = node.identifier.map(short), !identifier.isEmpty { return "\(role) #\(identifier)" }
    if let label = node.label.map(short), !label.isEmpty { return "\(role) “\(label)”" }
    return role
  }

  /// The way to the node; of a long way, its end.
  static func path(_ node: ReportedFinding.NodeEntry, columns: Int) -> String {
    path(node.path, columns: columns)
  }

  /// The same of a path alone.
  static func path(_ path: String, columns: Int) -> String {
    let path = PlainText.singleLine(path)
    guard DisplayWidth.of(path) > columns else { return path }
    var kept: [Substring] = []
    var width = 2
    for step in path.split(separator: "/").reversed() {
      width += DisplayWidth.of(String(step)) + 1
      if width > columns, !kept.isEmpty { break }
      kept.append(step)
    }
    return PlainText.elided("…/" + kept.reversed().joined(separator: "/"), columns: columns)
  }

  /// Where the node stands in the dump.
  static func place(_ node: ReportedFinding.NodeEntry, tree: String) -> String {
    PlainText.singleLine(tree) + (node.line.map { ":\($0)" } ?? "")
  }

  /// The whole finding for a log without width or colour.
  static func lines(of numbered: NumberedFinding, on screen: ScreenReport) -> [String] {
    let finding = numbered.finding
    let weight = finding.isReview ? "review" : finding.severity.rawValue
    var lines = ["\(numbered.number). \(weight): \(message(finding))"]
    if let box = finding.box { lines.append("   box: \(NumberText.box(box)) px") }
    if let node = finding.node {
      lines.append(
        "   node: \(nodeName(node)) at \(path(node, columns: 200)), \(place(node, tree: screen.tree))")
    }
    if !finding.hint.isEmpty { lines.append("   fix: \(hint(finding))") }
    let suggestion = finding.suggestion.map(SuggestionText.sentences) ?? ""
    if !suggestion.isEmpty { lines.append("   \(suggestion)") }
    return lines
  }

  private static func words(_ text: String) -> String {
    PlainText.elided(PlainText.singleLine(text), columns: longest)
  }

  private static func short(_ text: String) -> String {
    PlainText.elided(PlainText.singleLine(text), columns: 48)
  }
}
