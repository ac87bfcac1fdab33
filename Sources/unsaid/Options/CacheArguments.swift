import ArgumentParser
import Audit
import Configuration
import Foundation
import Suggestions

/// Whether judged screens are kept for the next run, and where.
struct CacheArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep judged screens here; else in unsaid below the user's cache folder.", valueName: "dir"))
  var cache: String?

  @Flag(help: "Judge every screen anew and keep nothing.")
  var noCache = false

  func validate() throws {
    if cache != nil && noCache { throw ValidationError("--cache and --no-cache exclude each other") }
  }

  /// The cache for a run; nil where none is wanted or the machine has no place for one.
  func open(for configuration: Configuration, suggestions: SuggestionSettings) -> ScreenCache? {
    guard !noCache, let folder = cache ?? Self.standardFolder, let files = Assembly.runtimeFiles else {
      return nil
    }
    let digests = FileDigests(folder: folder)
    let program = ([Files.executable] + files.paths).map(digests.digest)
    // A file that cannot be read leaves nothing to name the entries by; the run itself will say what is wrong.
    guard !program.contains(nil) else { return nil }
    return ScreenCache(
      store: ReportCache(folder: folder),
      context: CacheKey.context(
        configuration, suggestions: suggestions, program: program.compactMap { $0 }))
  }

  /// $XDG_CACHE_HOME/unsaid, else ~/Library/Caches/unsaid on macOS and ~/.cache/unsaid elsewhere.
  private static var standardFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/unsaid" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return home + "/Library/Caches/unsaid"
    #else
      return home + "/.cache/unsaid"
    #endif
  }
}
