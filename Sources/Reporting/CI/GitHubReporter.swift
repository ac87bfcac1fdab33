import Findings
import RuleCatalog

/// Writes GitHub's workflow commands, which become annotations at the lines of a pull request.
///
/// GitHub keeps 10 errors, 10 warnings and 10 notices of a step and drops the others silently, so the weightiest
/// are written and a notice counts the rest; all stand in the step summary.
public struct GitHubReporter: Reporter {
  /// The annotations of one level that GitHub keeps of a step.
  public static let githubLimit = 10

  /// The most annotations of one level.
  public let limit: Int

  /// Makes the reporter.
  public init(limit: Int = Self.githubLimit) {
    self.limit = max(0, limit)
  }

  /// Writes a line for each annotation, weightiest first; findings that a baseline knows are left out.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    let entries = CIEntry.all(of: report, rules: rules).filter { $0.status != .known }
    let sorted = entries.enumerated().sorted { one, other in
      if one.element.weight != other.element.weight { return one.element.weight > other.element.weight }
      if one.element.confidence != other.element.confidence {
        return one.element.confidence > other.element.confidence
      }
      return one.offset < other.offset
    }.map(\.element)
    var used: [String: Int] = [:]
    var lines: [String] = []
    for entry in sorted {
      let level = Self.level(entry.weight)
      // One place is kept for the notice that counts the rest.
      let most = level == "notice" ? limit - 1 : limit
      guard used[level, default: 0] < most else { continue }
      used[level, default: 0] += 1
      lines.append(Self.line(entry, level: level))
    }
    if lines.count < sorted.count {
      let rest = NumberText.count(sorted.count - lines.count, "more finding")
      lines.append("::notice title=unsaid::\(Self.data("\(rest) in the step summary and the reports"))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func level(_ weight: CIEntry.Weight) -> String {
    switch weight {
    case .failure, .error: "error"
    case .warning: "warning"
    case .info, .review: "notice"
    }
  }

  private static func line(_ entry: CIEntry, level: String) -> String {
    let doubt = entry.weight == .review ? ", to be reviewed" : ""
    let title = property("\(entry.title) (\(entry.rule)\(doubt))")
    return "::\(level) file=\(property(entry.path)),line=\(entry.line),title=\(title)::"
      + data("\(entry.screen): \(entry.message)")
  }

  /// The escapes of a command's message.
  private static func data(_ text: String) -> String {
    PlainText.singleLine(text).replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// The escapes of a command's property, which ends at a comma and a colon.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
