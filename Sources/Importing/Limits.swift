/// What a dump may cost at most; all far above what a real screen needs.
enum Limits {
  /// The size of a dump in bytes; the largest real one we know of is 0.3 MB.
  static let bytes = 64 * 1024 * 1024
  /// The nesting of a tree; real view trees end near 150.
  static let depth = 1_000
  /// The nodes of a tree.
  static let nodes = 100_000
  /// The attributes of an XML tag; real ones have about twenty-five.
  static let attributes = 2_000
  /// The values of a JSON text: about forty for each node allowed.
  static let values = 4_000_000
  /// The values read to tell formats apart.
  static let openingValues = 20_000
  /// The lines looked at to tell formats apart, and to find where a tree begins after log lines.
  static let openingLines = 200

  /// Throws where one more node at this depth is too many or too deep.
  static func check(depth: Int, nodes: Int, line: Int?) throws(ImportError) {
    guard depth < Limits.depth else {
      throw ImportError(line: line, reason: "the tree is nested deeper than \(Limits.depth) levels")
    }
    guard nodes < Limits.nodes else {
      throw ImportError(line: line, reason: "the tree has more than \(Limits.nodes) nodes")
    }
  }
}
