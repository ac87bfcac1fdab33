extension TreeBuilder {
  /// Leaves out the properties of the last node that should be true or false and are neither.
  mutating func leaveOutFlags(of element: XMLElement, named names: [String]) {
    for name in names {
      guard let text = element[name], !text.isEmpty, element.bool(name) == nil else { continue }
      leaveOutFlag(name, line: element.line)
    }
  }

  /// The same for an object of JSON, where a flag may also be a word; null and an empty text state nothing.
  mutating func leaveOutFlags(of object: JSONValue?, named names: [String]) {
    guard let object else { return }
    for name in names {
      guard let flag = object[name], !flag.isNull, flag.string?.isEmpty != true, flag.looseBool == nil else {
        continue
      }
      leaveOutFlag(name, line: flag.line)
    }
  }

  private mutating func leaveOutFlag(_ name: String, line: Int) {
    leaveOut(.flag, line: line, because: "\"\(name)\" must be true or false")
  }
}
