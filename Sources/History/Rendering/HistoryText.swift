import Reporting

/// Words and numbers that the terminal pages of the history share.
enum HistoryText {
  /// A name as a person may see it: one line, without control characters, of bounded width.
  static func name(_ text: String, columns: Int = 32) -> String {
    PlainText.elided(PlainText.singleLine(text), columns: columns)
  }

  /// A release with its build, run and day: "2.3.0 (run 4, 2026-04-01)".
  static func run(_ run: HistoryRun) -> String {
    let build = run.build.map { " build \(name($0))" } ?? ""
    return "\(name(run.release))\(build) (run \(run.run), \(run.day))"
  }

  /// A debt, always with one decimal.
  static func debt(_ value: Double) -> String { decimals(value, 1) }

  /// A number with one or two decimals, rounded half away from zero.
  static func decimals(_ value: Double, _ places: Int) -> String {
    let factor = places == 1 ? 10.0 : 100.0
    let scaled = (abs(value) * factor).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = Int(scaled)
    let fraction = String(whole % Int(factor))
    return (value < 0 && whole > 0 ? "-" : "") + "\(whole / Int(factor))."
      + String(repeating: "0", count: places - fraction.count) + fraction
  }

  /// A count with its noun: "1 finding", "2 findings".
  static func count(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

  /// What a finding is about, in short: its role, and what a developer can search for.
  static func subject(_ finding: HistoryFinding) -> String {
    let role = finding.role.map { name($0) } ?? "screen"
    guard let identifier = finding.identifier, !identifier.isEmpty else { return role }
    return "\(role) #\(name(identifier, columns: 40))"
  }

  /// "review" or the severity.
  static func weight(_ finding: HistoryFinding) -> String {
    finding.outcome == "review" ? "review" : finding.severity.rawValue
  }

  /// An owner, or that there is none.
  static func owner(_ name: String?) -> String {
    guard let name, !name.isEmpty else { return "(no owner)" }
    return self.name(name)
  }

  /// The screens that changed their names, one line each.
  static func renames(_ renames: [ScreenRename]) -> String {
    renames.map { rename in
      "renamed: \(name(rename.old)) → \(name(rename.new))" + (rename.recognised ? " (recognised)" : "") + "\n"
    }.joined()
  }
}
