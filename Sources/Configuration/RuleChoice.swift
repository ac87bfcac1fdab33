import RuleCatalog

/// What `--only` and `--exclude` say, put over everything that is said of single rules.
struct RuleChoice {
  let only: [String]
  let exclude: [String]
  let catalog: [RuleFile]

  func apply(to configuration: inout Configuration) throws(ConfigurationError) {
    let (asked, left) = (try ids(in: only, of: "--only"), try ids(in: exclude, of: "--exclude"))
    if let both = asked.first(where: left.contains) {
      throw ConfigurationError(
        source: "--exclude", reason: "\"\(both)\" is named by --only too; name it once")
    }
    if !asked.isEmpty {
      let origin = ConfigurationOrigin.flag("--only \(asked.joined(separator: ","))")
      // The check that picture and tree belong together stays as it is: the rules asked for rest on it.
      for file in catalog where asked.contains(file.id) || file.group != .capture {
        configuration.rules[file.id, default: RuleSettings()].isOn = Sourced(asked.contains(file.id), origin)
      }
    }
    for id in left {
      configuration.rules[id, default: RuleSettings()].isOn = Sourced(false, .flag("--exclude \(id)"))
    }
  }

  /// The rules of an option that may be repeated and takes several names at once.
  private func ids(in texts: [String], of option: String) throws(ConfigurationError) -> [String] {
    let known = catalog.map(\.id)
    var ids: [String] = []
    for text in texts {
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for name in names where !ids.contains(name) {
        guard known.contains(name) else {
          throw ConfigurationError(
            source: option,
            reason: name.isEmpty
              ? "\"\(text)\" must be written as RULE,RULE"
              : "there is no rule \"\(name)\"\(YAMLMapping.advice(name, among: known))")
        }
        ids.append(name)
      }
    }
    return ids
  }
}
