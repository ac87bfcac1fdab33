/// A screenshot and the tree dump of the same moment, by their paths as given.
public struct Pair: Sendable, Hashable {
  /// The name of the screen: the path without extension, relative to the folder that was linted.
  public let name: String
  /// The path of the screenshot.
  public let image: String
  /// The path of the dump.
  public let tree: String

  /// Makes a pair.
  public init(name: String, image: String, tree: String) {
    self.name = name
    self.image = image
    self.tree = tree
  }
}

extension Pair {
  /// The name of a screen that is given by its image alone: the file's name without folder and extension.
  public static func name(ofImage path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FileName(name).stem
  }
}
