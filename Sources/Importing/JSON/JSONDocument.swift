/// JSON as one flat list of entries in the order of the text.
///
/// Foundation's decoders tell no line of a value, and findings point at the line of a node. They also recurse
/// with the depth of the input. This list is built and walked without recursion, and values are decoded only
/// when they are asked for.
struct JSONDocument: Sendable, Hashable {
  enum Kind: UInt8, Sendable { case null, bool, number, string, array, object }

  struct Entry: Sendable, Hashable {
    let kind: Kind
    /// The line on which the value begins, from 1.
    let line: Int32
    /// The bytes of a scalar, without the quotes of a string; empty for containers.
    let start: Int32
    var stop: Int32
    /// The index of the entry after this one and all that is inside it.
    var next: Int32
  }

  let bytes: [UInt8]
  var entries: [Entry] = []
  /// The indices of the outermost values; several in a file of one JSON value a line.
  var roots: [Int] = []

  var values: [JSONValue] { roots.map { JSONValue(document: self, index: $0) } }
}
