extension RuleFile {
  /// The numbers of the rule, with single keys replaced by those of `overrides`.
  ///
  /// - Parameter overrides: a YAML mapping from the configuration; a key that the rule's file does not have is
  ///   an error.
  public func thresholds<Value: Decodable>(
    as type: Value.Type, overrides: String? = nil
  ) throws(RuleCatalogError) -> Value {
    let file = "\(id).yml"
    guard let overrides else { return try YAMLReading.decode(thresholdsYAML, file: file) }
    var merged = try YAMLReading.parts(of: thresholdsYAML, file: file)
    let changes = try YAMLReading.parts(of: overrides, file: "thresholds of \(id)")
    try YAMLReading.check(changes, allows: Set(merged.keys), file: "thresholds of \(id)")
    merged.merge(changes) { _, change in change }
    return try YAMLReading.decode(
      try YAMLReading.joined(merged, file: "thresholds of \(id)"), file: "thresholds of \(id)")
  }

  /// The thresholds that are single values, as text for the holes of messages.
  public func thresholdValues(overrides: String? = nil) throws(RuleCatalogError) -> [String: String] {
    var merged = try YAMLReading.scalars(of: thresholdsYAML, file: "\(id).yml")
    if let overrides {
      merged.merge(try YAMLReading.scalars(of: overrides, file: "thresholds of \(id)")) { _, change in change }
    }
    return merged
  }
}
