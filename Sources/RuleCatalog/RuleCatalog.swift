/// The rules' files that are compiled into the tool.
public enum RuleCatalog {
  /// Every rule's file, in the order of the documentation.
  public static func files() throws(RuleCatalogError) -> [RuleFile] {
    var files: [RuleFile] = []
    for (name, bytes) in EmbeddedRules.all {
      files.append(try RuleFile(yaml: String(decoding: bytes, as: UTF8.self), file: name))
    }
    return files
  }
}
