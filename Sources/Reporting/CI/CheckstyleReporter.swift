import RuleCatalog

/// Writes Checkstyle's XML, which nearly every CI system and review bot can read.
public struct CheckstyleReporter: Reporter {
  /// Makes the reporter.
  public init() {}

  /// Writes a `file` for each dump and an `error` for each finding in it.
  public func render(_ report: Report, rules: [RuleFile]) -> String {
    let entries = CIEntry.all(of: report, rules: rules)
    var order: [String] = []
    var byPath: [String: [CIEntry]] = [:]
    for entry in entries {
      if byPath[entry.path] == nil { order.append(entry.path) }
      byPath[entry.path, default: []].append(entry)
    }
    let files = order.map { path in
      XMLTag(name: "file", attributes: [("name", path)], children: (byPath[path] ?? []).map(Self.tag))
    }
    // The version of the format's writer that readers ask for; it is not ours.
    return XMLTag(name: "checkstyle", attributes: [("version", "10.0")], children: files).document
  }

  private static func tag(_ entry: CIEntry) -> XMLTag {
    XMLTag(
      name: "error",
      attributes: [
        ("line", "\(entry.line)"), ("severity", severity(entry.weight)),
        ("message", "\(entry.screen): \(entry.message)"), ("source", "unsaid.\(entry.rule)"),
      ])
  }

  private static func severity(_ weight: CIEntry.Weight) -> String {
    switch weight {
    case .failure, .error: "error"
    case .warning: "warning"
    case .info, .review: "info"
    }
  }
}
