/// The files of a run, each once, and references to them.
struct SARIFArtifacts {
  /// The files in the order of the screens: the dump, then the screenshot.
  let all: [SARIF.Artifact]
  private let places: [String: Int]

  /// Collects the files of all screens.
  init(_ report: Report) {
    var all: [SARIF.Artifact] = []
    var places: [String: Int] = [:]
    func add(_ path: String, role: String) {
      guard !path.isEmpty, places[path] == nil else { return }
      places[path] = all.count
      all.append(
        SARIF.Artifact(location: SARIFURI.location(path), roles: [role], mimeType: Self.mimeType(path)))
    }
    for screen in report.screens {
      add(screen.tree, role: "analysisTarget")
      add(screen.image, role: "attachment")
    }
    for failure in report.failures {
      add(failure.tree, role: "analysisTarget")
      add(failure.image, role: "attachment")
    }
    self.all = all
    self.places = places
  }

  /// The location of a file with its place in the list.
  func location(_ path: String) -> SARIF.ArtifactLocation {
    var location = SARIFURI.location(path)
    location.index = places[path]
    return location
  }

  /// A place in a dump: all four fields, for GitHub shows no alert without them. Nothing here knows how long the
  /// line is, so the region marks its first column.
  func place(_ path: String, line: Int?) -> SARIF.PhysicalLocation {
    let line = max(1, line ?? 1)
    return SARIF.PhysicalLocation(
      artifactLocation: location(path),
      region: SARIF.Region(startLine: line, startColumn: 1, endLine: line, endColumn: 2))
  }

  private static func mimeType(_ path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "text/plain" }
    return switch path[path.index(after: dot)...].lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "json": "application/json"
    case "xml", "uix": "application/xml"
    case "ndjson", "jsonl": "application/x-ndjson"
    default: "text/plain"
    }
  }
}
