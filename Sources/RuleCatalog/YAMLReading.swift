import YAMLText

/// YAML with this module's errors.
enum YAMLReading {
  static func parts(of yaml: String, file: String) throws(RuleCatalogError) -> [String: String] {
    do { return try YAMLText.parts(of: yaml) } catch { throw RuleCatalogError(error, file: file) }
  }

  static func joined(_ parts: [String: String], file: String) throws(RuleCatalogError) -> String {
    do { return try YAMLText.joined(parts) } catch { throw RuleCatalogError(error, file: file) }
  }

  static func decode<Value: Decodable>(_ yaml: String, file: String) throws(RuleCatalogError) -> Value {
    do { return try YAMLText.decode(yaml) } catch { throw RuleCatalogError(error, file: file) }
  }

  /// The single values at the top, as they are written.
  static func scalars(of yaml: String, file: String) throws(RuleCatalogError) -> [String: String] {
    do {
      guard case .mapping(let entries) = try YAMLValue.reading(yaml)?.content else { return [:] }
      return Dictionary(entries.compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }) { _, last in last }
    } catch {
      throw RuleCatalogError(error, file: file)
    }
  }

  static func check(
    _ mapping: [String: String], allows keys: Set<String>, file: String
  ) throws(RuleCatalogError) {
    let unknown = mapping.keys.filter { keys.contains($0) == false }.sorted()
    guard let first = unknown.first else { return }
    throw RuleCatalogError(
      file: file, reason: "unknown key \"\(first)\"; known are \(keys.sorted().joined(separator: ", "))")
  }
}

extension RuleCatalogError {
  init(_ error: YAMLError, file: String) {
    self.init(file: file, reason: error.line.map { "line \($0): \(error.reason)" } ?? error.reason)
  }
}
