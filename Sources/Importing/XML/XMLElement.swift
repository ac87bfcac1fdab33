/// One start tag of an XML dump.
struct XMLElement: Sendable {
  let name: String
  let attributes: [String: String]
  /// The line on which the tag begins, from 1.
  let line: Int
  /// The open elements around it; 0 for the root.
  let depth: Int

  subscript(name: String) -> String? { attributes[name] }

  /// An attribute that says true or false; nil where it is absent or says something else.
  func bool(_ name: String) -> Bool? { attributes[name].flatMap { Bool($0) } }
}
