import Audit
import Importing

/// Turns the paths of the command line into pairs and their bytes.
enum InputPairs {
  /// The pairs; a folder without any is an error, for silence would look like a pass.
  static func find(_ paths: [String]) throws -> [Pair] {
    if paths.count == 2 { return [try pair(image: paths[0], tree: paths[1])] }
    guard Files.isFolder(paths[0]) else {
      throw Failure.usage(
        "\(paths[0]) is no folder; with a screenshot, give its tree dump as the second path")
    }
    let pairing = try Pairing(files: Files.list(below: paths[0]), in: paths[0]) { path in
      // What cannot be read stays a candidate, so that the reason is told when it is its turn.
      guard let bytes = try? Files.bytes(of: path, limit: TreeReader.byteLimit) else { return true }
      return TreeReader.format(of: bytes) != nil
    }
    if let (image, trees) = pairing.ambiguous.min(by: { $0.key < $1.key }) {
      throw Failure(
        AuditError(
          path: image,
          reason: "has several dumps (\(trees.joined(separator: ", "))); keep one, or give IMAGE TREE"))
    }
    for image in pairing.imagesWithoutTree {
      Console.error("\(image): warning: no tree dump shares its stem; the screenshot is left out")
    }
    guard !pairing.pairs.isEmpty else {
      throw Failure(
        AuditError(
          path: paths[0],
          reason: "holds no pair of screenshot and dump; they go together by name, as a.png and a.xml"))
    }
    return pairing.pairs
  }

  /// Reads both files of a pair.
  static func read(_ pair: Pair) throws -> ScreenInput {
    ScreenInput(
      pair: pair, imageBytes: try Files.bytes(of: pair.image),
      treeBytes: try Files.bytes(of: pair.tree, limit: TreeReader.byteLimit))
  }

  /// The pair of two files.
  static func pair(image: String, tree: String) throws -> Pair {
    for path in [image, tree] where Files.isFolder(path) {
      throw Failure.usage("\(path) is a folder; give IMAGE TREE, or one folder alone")
    }
    return Pair(name: Pair.name(ofImage: image), image: image, tree: tree)
  }
}
