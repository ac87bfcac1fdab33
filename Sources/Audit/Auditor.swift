import AccessibilityModel
import Configuration
import Evaluation
import ImageCoding
import Imaging
import Importing
import Inference
import Matching
import Recognition
import Reporting
import RuleCatalog
import Rules
import ScreenModel
import Suggestions

/// Puts one run together: pixels and tree in, the report of the screen out.
public struct Auditor: Sendable {
  private let recognizer: Recognizer
  private let selection: SelectionModel
  private let clickability: Clickability
  let matcher: Matcher
  private let rules: [any Rule]
  private let wording: Wording
  private let calibration: Calibration
  private let precedence: Precedence
  private let causes: [String]
  private let suggester: Suggester
  private let configuration: Configuration
  private let turnedOff: [ScreenReport.NotRun]
  let suggestions: SuggestionSettings

  /// Loads the models and the rules.
  ///
  /// - Parameters:
  ///   - files: the installed runtime and models.
  ///   - threads: the threads for one screen, at least 1.
  ///   - settings: what is asked, and how.
  public init(files: RuntimeFiles, threads: Int, settings: AuditorSettings = AuditorSettings())
    throws(SetupError)
  {
    // Meanwhile the rules are read.
    let networks = Pending { () throws(InferenceError) in
      try Recognizer(files, threads: threads, kind: settings.recognition)
    }
    do {
      selection = try SelectionModel(trees: files.selection, settings: files.selectionSettings)
      clickability = try Clickability(trees: files.clickability, settings: files.clickabilitySettings)
      let catalog = try RuleSet.files()
      let decided = settings.configuration
      let pattern = IdentifierMap.thresholds(for: settings.suggestions.pattern)
      rules = try RuleSet.rules(
        catalog: catalog.filter(decided.isOn),
        overrides: decided.thresholdOverrides.merging([IdentifierConvention.id: pattern]) { $1 })
      turnedOff = decided.turnedOff(of: catalog).map {
        ScreenReport.NotRun(rule: $0.rule, reason: $0.reason)
      }
      wording = try Wording(catalog: catalog, configuration: decided)
      calibration = settings.isCalibrated ? Calibration(catalog) : Calibration()
      precedence = Precedence(catalog)
      causes = catalog.byCause
      suggester = Suggester(settings: settings.suggestions, remedies: catalog.remedies)
      recognizer = try networks.value()
    } catch {
      throw SetupError(error)
    }
    matcher = Matcher()
    configuration = settings.configuration
    suggestions = settings.suggestions
  }

  /// What the pixels show, without any tree.
  ///
  /// - Parameters:
  ///   - scale: pixels a point; nil to take it from the size of the picture.
  public func recognize(
    _ raster: Raster, image: String, scale: Double?
  ) throws(AuditError) -> RecognizedScreen {
    do {
      return try recognizer.recognize(raster, image: image, scale: scale)
    } catch {
      throw AuditError(path: image, reason: error.reason)
    }
  }

  /// States and clickability of the elements of a labelled screen, whose boxes, types and words are taken as given.
  public func judge(_ screen: JudgedScreen, on raster: Raster) throws(AuditError) -> JudgedScreen {
    do {
      return screen.judged(
        as: try Recognizer.judged(screen.unjudged, on: raster, by: [SelectionState(selection), clickability]))
    } catch {
      throw AuditError(path: screen.image, reason: error.reason)
    }
  }

  /// Judges one pair.
  public func audit(_ input: ScreenInput, options: InputOptions) throws(AuditError) -> AuditedScreen {
    let screen = try screen(of: input, options: options)
    return AuditedScreen(report: report(on: screen, pair: input.pair), screen: screen)
  }

  /// Both sides of one pair put together, without any judgement.
  public func screen(of input: ScreenInput, options: InputOptions) throws(AuditError) -> Screen {
    let raster = try input.raster()
    let tree = try input.tree(over: raster, options: options, platform: configuration.platform?.value)
    let seen = try recognize(
      raster, image: input.pair.image, scale: options.scale ?? plausibleScale(of: tree))
    return Screen(name: input.pair.name, raster: raster, seen: seen, tree: tree, matcher: matcher)
  }

  private func plausibleScale(of tree: AccessibilityTree) -> Double? {
    (1...4).contains(tree.scale) && tree.scale != 1 ? tree.scale : nil
  }

  /// What the rules say of a screen.
  func judged(_ screen: Screen) -> Judgement {
    Judgement(of: screen, by: rules, precedence: precedence, calibration: calibration)
  }

  private func report(on screen: Screen, pair: Pair) -> ScreenReport {
    let judged = judged(screen)
    return ScreenReport(
      name: screen.name, image: pair.image, tree: pair.tree, format: screen.tree.format,
      platform: screen.tree.platform.rawValue, scale: screen.scale, size: screen.seen.size,
      elements: screen.seen.elements, stops: screen.seen.stops,
      matches: screen.matches.map {
        ScreenReport.MatchEntry(
          element: $0.element, node: screen.tree.path(of: $0.node), how: $0.how.rawValue)
      },
      findings: zip(
        Causes(screen: screen, order: causes).linked(
          wording.reported(judged.findings, on: screen), of: judged.findings),
        suggester.suggestions(for: judged.findings, on: screen)
      ).map { finding, suggestion in
        var finding = finding
        finding.suggestion = suggestion
        return finding
      },
      notRun: judged.notRun.map { ScreenReport.NotRun(rule: $0.rule, reason: $0.reason) }
        + turnedOff,
      rulesRun: judged.rulesRun, unread: ScreenReport.Unread(of: screen.tree))
  }
}
