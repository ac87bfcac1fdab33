/// Fills the holes of a rule's sentence where there is no finding to fill them from.
enum RuleHoles {
  /// The sentence with thresholds in their holes; a hole for evidence becomes its name in angle quotes.
  static func filled(_ sentence: String, thresholds yaml: String) -> String {
    let values = numbers(in: yaml)
    var out = ""
    var rest = Substring(sentence)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      out += rest[..<open] + (values[name] ?? "‹\(words(name))›")
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }

  // The rules decode their thresholds themselves; here `name: value` is enough, in block or flow style.
  private static func numbers(in yaml: String) -> [String: String] {
    var values: [String: String] = [:]
    for entry in yaml.split(whereSeparator: { $0 == "\n" || $0 == "," || $0 == "{" || $0 == "}" }) {
      let parts = entry.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      if parts.count == 2, Double(parts[1]) != nil { values[parts[0]] = parts[1] }
    }
    return values
  }

  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
