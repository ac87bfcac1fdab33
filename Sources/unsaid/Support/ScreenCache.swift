import Audit
import Reporting

/// The cache as one run sees it: the store, and what all keys of the run share.
struct ScreenCache: Sendable {
  let store: ReportCache
  let context: String

  /// The report that was kept for these bytes.
  func report(for input: ScreenInput, options: InputOptions) -> ScreenReport? {
    store.report(for: key(input, options), pair: input.pair)
  }

  /// Keeps a report; a cache that cannot be written costs time and nothing else.
  func keep(_ report: ScreenReport, for input: ScreenInput, options: InputOptions) {
    _ = store.keep(report, for: key(input, options))
  }

  private func key(_ input: ScreenInput, _ options: InputOptions) -> CacheKey {
    CacheKey(
      pair: input.pair, image: input.imageBytes, tree: input.treeBytes, options: options, context: context)
  }
}
