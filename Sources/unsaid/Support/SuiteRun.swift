import Audit
import Configuration
import Reporting
import Suggestions

/// One run over many screens: what is kept of earlier runs is taken, the rest is judged, and all is put in order.
struct SuiteRun: Sendable {
  let input: InputOptions
  let configuration: Configuration
  let suggestions: SuggestionSettings
  let today: CalendarDay
  let jobs: JobArguments
  let cache: ScreenCache?
  let annotations: AnnotationFolder?
  /// Whether the HTML page needs pictures.
  let wantsExhibits: Bool

  /// The report over pairs, in which a pair that cannot be judged is a failure, and the pictures by screen.
  func outcome(over pairs: [Pair]) async throws -> (report: Report, exhibits: [String: ScreenExhibit]) {
    let interruption = Interruption(keepsFinished: cache != nil)
    defer { interruption.end() }
    let kept = await keptReports(of: pairs)
    if !kept.isEmpty, pairs.count > 1 {
      Console.error("\(kept.count) of \(pairs.count) screens taken from the cache")
    }
    let fresh = try await judgedReports(of: pairs.filter { kept[$0] == nil })
    return assembled(pairs.compactMap { pair in (kept[pair] ?? fresh[pair]).map { (pair, $0) } })
  }

  private typealias Drawn = (report: ScreenReport, exhibit: ScreenExhibit?)
  private typealias Outcome = Result<Drawn, any Error>

  private func keptReports(of pairs: [Pair]) async -> [Pair: Outcome] {
    guard let cache else { return [:] }
    let found = await Suite.map(pairs, jobs: jobs.plan(screens: pairs.count).jobs, finished: { _, _ in }) {
      pair -> Outcome? in
      // A pair that cannot be read is told when it is judged.
      guard let bytes = try? InputPairs.read(pair), let report = cache.report(for: bytes, options: input)
      else { return nil }
      return Result { try drawn(report, of: bytes) }
    }
    return Dictionary(zip(pairs, found).compactMap { pair, outcome in outcome.map { (pair, $0) } }) {
      first, _ in first
    }
  }

  /// Pictures are drawn anew: only the judgement is kept.
  private func drawn(_ report: ScreenReport, of bytes: ScreenInput) throws -> Drawn {
    guard annotations != nil || wantsExhibits else { return (report, nil) }
    let audited = try AuditedScreen(
      kept: report, of: bytes, options: input, platform: configuration.platform?.value)
    try annotations?.write(audited)
    return (report, wantsExhibits ? try audited.exhibit() : nil)
  }

  private func judgedReports(of pairs: [Pair]) async throws -> [Pair: Outcome] {
    // Without anything to judge the models need not be loaded.
    guard !pairs.isEmpty else { return [:] }
    let plan = jobs.plan(screens: pairs.count)
    let auditor = try Assembly.auditor(
      threads: plan.threads, settings: AuditorSettings(configuration: configuration, suggestions: suggestions)
    )
    let progress = Progress(total: pairs.count, isTerminal: Console.errorIsTerminal)
    let outcomes = await Suite.map(
      pairs, jobs: plan.jobs, finished: { progress.finished($0, $1.name) },
      work: { pair -> Outcome in
        Result {
          let bytes = try InputPairs.read(pair)
          let audited = try auditor.audit(bytes, options: input)
          cache?.keep(audited.report, for: bytes, options: input)
          try annotations?.write(audited)
          let exhibit = wantsExhibits ? try audited.exhibit() : nil
          return (report: audited.report, exhibit: exhibit)
        }
      })
    return Dictionary(zip(pairs, outcomes)) { first, _ in first }
  }

  /// The report names what could not be judged; owners and suppressions come last, so that the cache outlives them.
  private func assembled(
    _ outcomes: [(Pair, Outcome)]
  ) -> (report: Report, exhibits: [String: ScreenExhibit]) {
    var screens: [ScreenReport] = []
    var exhibits: [String: ScreenExhibit] = [:]
    var failures: [ScreenFailure] = []
    for (pair, outcome) in outcomes {
      switch outcome {
      case .success(let (screen, exhibit)):
        screens.append(screen)
        exhibits[screen.name] = exhibit
      case .failure(let error):
        failures.append(
          ScreenFailure(name: pair.name, image: pair.image, tree: pair.tree, reason: ErrorLine.of(error)))
      }
    }
    let triage = Triage(configuration: configuration, today: today)
    let report = Report(
      tool: Report.Tool(version: Version.current), screens: screens.map(triage.applied), failures: failures,
      suppressions: triage.uses(in: screens)
    ).stable
    return (report, exhibits)
  }
}
