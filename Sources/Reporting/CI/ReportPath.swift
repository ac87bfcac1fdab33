/// Paths as CI systems compare them with those of a commit: relative, without "./" and "..".
enum ReportPath {
  /// The first of some paths that is not empty, cleaned; what lies outside of the folder of the run stays as it is.
  static func relative(_ candidates: [String]) -> String {
    let cleaned = candidates.lazy.map { clean(PlainText.singleLine($0)) }
    return cleaned.first { $0.isEmpty == false } ?? "screen"
  }

  private static func clean(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
  }
}
