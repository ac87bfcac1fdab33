/// The pairs in a folder, and the files that found no partner.
public struct Pairing: Sendable, Hashable {
  /// The pairs, by name.
  public let pairs: [Pair]
  /// Screenshots without a dump, by path.
  public let imagesWithoutTree: [String]
  /// Screenshots with several dumps, each with their paths; none is chosen silently.
  public let ambiguous: [String: [String]]

  /// The endings of screenshots, in lower case.
  public static let imageEndings: Set<String> = ["png", "jpg", "jpeg"]

  /// Pairs files by stem: `login.png` goes with `login.xml` as well as with `login.axe.json`.
  ///
  /// - Parameters:
  ///   - files: paths relative to the folder, in any order.
  ///   - folder: the folder as given; it is put before the paths of the pairs.
  ///   - isTree: whether a file holds a known dump; asked only of files that share a stem with an image.
  public init(files: [String], in folder: String, isTree: (String) -> Bool) {
    let parted = files.sorted().map(FileName.init)
    let images = parted.filter { Self.imageEndings.contains($0.ending.lowercased()) }
    let others = Dictionary(
      grouping: parted.filter { !Self.imageEndings.contains($0.ending.lowercased()) }, by: \.firstStem)
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"

    var pairs: [Pair] = []
    var lonely: [String] = []
    var ambiguous: [String: [String]] = [:]
    for image in images {
      let named = (others[image.firstStem] ?? []).filter { $0.path.hasPrefix(image.stem + ".") }
      let trees = named.map { prefix + $0.path }.filter(isTree)
      switch trees.count {
      case 0: lonely.append(prefix + image.path)
      case 1: pairs.append(Pair(name: image.stem, image: prefix + image.path, tree: trees[0]))
      default: ambiguous[prefix + image.path] = trees
      }
    }
    self.pairs = pairs
    imagesWithoutTree = lonely
    self.ambiguous = ambiguous
  }
}
