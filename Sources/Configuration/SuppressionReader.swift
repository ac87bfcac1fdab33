import YAMLText

/// Reads the list of what does not count.
struct SuppressionReader: Sendable {
  let source: String
  let rules: [String]

  func suppressions(in top: YAMLMapping) throws(ConfigurationError) -> [Suppression] {
    var found: [Suppression] = []
    for item in try top.list("suppressions") { found.append(try suppression(item)) }
    return found
  }

  private func suppression(_ value: YAMLValue) throws(ConfigurationError) -> Suppression {
    let keys = try YAMLMapping(
      value, keys: ConfigurationKeys.suppression, what: "a suppression", source: source)
    let target = SuppressionTarget(
      identifier: try keys.text("identifier").map { Glob($0.value, kind: .words) },
      path: try keys.text("path").map { Glob($0.value) },
      label: try keys.text("label").map { Glob($0.value, kind: .words) },
      fingerprint: try keys.text("fingerprint")?.value)
    guard !target.isEmpty else {
      throw keys.error(
        value.line,
        "a suppression needs an element: \"identifier\", \"path\", \"label\" or \"fingerprint\"; "
          + "to turn a rule off, write it under \"rules\"")
    }
    guard let reason = try keys.text("reason")?.value else {
      throw keys.error(value.line, "a suppression needs a \"reason\"")
    }
    return Suppression(
      rule: try rule(keys), screens: try keys.text("screens").map { Glob($0.value) }, target: target,
      reason: reason, expires: try expiry(keys), origin: .file(source, line: value.line))
  }

  private func rule(_ keys: YAMLMapping) throws(ConfigurationError) -> String {
    guard let rule = try keys.text("rule")?.value else {
      throw keys.error(keys.line, "a suppression needs a \"rule\"")
    }
    guard rules.contains(rule) else {
      throw keys.error(
        keys.value("rule")?.line, "there is no rule \"\(rule)\"\(YAMLMapping.advice(rule, among: rules))")
    }
    return rule
  }

  private func expiry(_ keys: YAMLMapping) throws(ConfigurationError) -> CalendarDay? {
    guard let text = try keys.text("expires")?.value else { return nil }
    guard let day = CalendarDay(text) else {
      throw keys.error(
        keys.value("expires")?.line, "\"expires\" is \"\(text)\"; it must be a day such as 2026-12-31")
    }
    return day
  }
}
