/// Finds the elements in what wraps them: an array, one object a line, `{"elements": […]}`, an MCP answer.
enum IDBWrapping {
  /// The outermost elements.
  static func elements(in document: JSONDocument) throws(ImportError) -> [JSONValue] {
    let values = document.values
    guard let first = values.first else { return [] }
    // One element a line; a single array is the usual form.
    if values.count > 1, first.kind == .object { return values }
    return try unwrap(first)
  }

  private static func unwrap(_ value: JSONValue) throws(ImportError) -> [JSONValue] {
    var value = value
    // Wrappers wrap wrappers; four levels are more than any tool makes.
    for _ in 0..<4 {
      if let text = value.string {
        guard
          let inner = try JSONText.read(Array(text.utf8), line: value.line, countsLines: false).values.first
        else { return [] }
        value = inner
      } else if let elements = value["elements"] ?? value["content"] ?? value["result"] {
        value = elements
      } else if let text = value.array?.first, text["type"]?.string == "text", let inner = text["text"] {
        value = inner
      } else {
        break
      }
    }
    return value.array ?? [value]
  }
}
