/// An XML element to be written.
struct XMLTag: Sendable {
  /// The name of the tag.
  var name: String
  /// The attributes in the order in which they are written.
  var attributes: [(name: String, value: String)]
  /// The text inside; written before the children.
  var text = ""
  /// The tags inside.
  var children: [XMLTag] = []

  /// A whole document with this tag as its root.
  var document: String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &out, indent: "")
    return out
  }

  private func write(to out: inout String, indent: String) {
    out += "\(indent)<\(name)"
    for attribute in attributes { out += " \(attribute.name)=\"\(XMLText.attribute(attribute.value))\"" }
    guard !text.isEmpty || !children.isEmpty else {
      out += "/>\n"
      return
    }
    out += ">" + XMLText.content(text)
    if !children.isEmpty {
      out += "\n"
      for child in children { child.write(to: &out, indent: indent + "  ") }
      out += indent
    }
    out += "</\(name)>\n"
  }
}
