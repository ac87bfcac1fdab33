import Reporting

/// What a gate checked, for a terminal or a log.
public enum GateText {
  /// One line a check, and the verdict.
  public static func render(_ gate: Gate) -> String {
    let against =
      gate.from.map { " against " + HistoryText.run($0) } ?? "; no earlier release to compare with"
    let head = "gate: \(HistoryText.run(gate.to))\(against)\n"
    let rows = gate.checks.map { check in
      [
        check.isPassed ? "  ok" : "  FAIL", check.name, change(check), bar(check),
      ]
    }
    let table = TextTable(head: ["", "", "", ""], rows: rows, rightAligned: []).rendered
    let lines = table.split(separator: "\n").map { $0 + "\n" }.joined()
    return head + lines + (gate.isPassed ? "passed\n" : "failed\n")
  }

  private static func change(_ check: Gate.Check) -> String {
    let values = [check.before, check.now].compactMap { $0 }.map { number($0, check) }
    return values.joined(separator: " → ")
  }

  private static func bar(_ check: Gate.Check) -> String {
    if let limit = check.limit { return "(limit \(number(limit, check)))" }
    return check.isPassed ? "" : "(must not rise)"
  }

  private static func number(_ value: Double, _ check: Gate.Check) -> String {
    check.name == "debt" ? HistoryText.debt(value) : "\(Int(value))"
  }
}
