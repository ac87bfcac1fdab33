/// A path taken apart at its dots, for pairing by stem.
struct FileName: Hashable {
  /// The whole path.
  let path: String
  /// The path without its last ending.
  let stem: String
  /// The path up to the first dot of the file's name: what `login.png` and `login.axe.json` share.
  let firstStem: String
  /// What follows the last dot, without it; empty where there is none.
  let ending: String

  init(_ path: String) {
    self.path = path
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[slash...]
    let lastDot = name.lastIndex(of: ".") ?? name.endIndex
    stem = String(path[..<lastDot])
    ending = lastDot == name.endIndex ? "" : String(name[name.index(after: lastDot)...])
    // A leading dot belongs to the name: ".hidden.png" has the first stem ".hidden".
    let firstDot = name.dropFirst().firstIndex(of: ".") ?? name.endIndex
    firstStem = String(path[..<firstDot])
  }
}
