import Findings
import Matching
import RuleCatalog

/// What the rules say of one screen.
public struct Judgement: Sendable, Hashable {
  /// A rule that could not be asked, and why.
  public struct NotRun: Sendable, Hashable {
    /// The id of the rule.
    public let rule: String
    /// Why it could not be asked.
    public let reason: String
  }

  /// The findings in reading order, one for each cause.
  public let findings: [Finding]
  /// The rules that could not be asked; never a silent pass.
  public let notRun: [NotRun]
  /// The ids of the rules that were asked.
  public let rulesRun: [String]

  /// Asks the rules of one screen. Where picture and tree are of different moments, only rules that read the tree alone
  /// are asked; where the tree is not whole, none.
  ///
  /// - Parameters:
  ///   - precedence: which rule stands for others that see the same cause.
  ///   - calibration: what is known of how often findings are right.
  public init(
    of screen: Screen, by rules: [any Rule], precedence: Precedence,
    calibration: Calibration = Calibration()
  ) {
    var findings: [Finding] = []
    var notRun: [NotRun] = []
    var rulesRun: [String] = []
    let problem = rules.lazy.compactMap { $0 as? CaptureIncomplete }.first?.problem(on: screen)
    for rule in rules {
      let id = type(of: rule).id
      let canBeAsked =
        id == CaptureIncomplete.id || (problem?.isTreeWhole == true && type(of: rule).readsTreeAlone)
      let capture = canBeAsked ? nil : problem?.words
      if let reason = capture ?? rule.reasonNotToRun(on: screen) {
        notRun.append(NotRun(rule: id, reason: reason))
      } else {
        rulesRun.append(id)
        findings += rule.findings(on: screen).compactMap(calibration.shown)
      }
    }
    self.findings = Self.inReadingOrder(precedence.oneForEachCause(findings))
    self.notRun = notRun
    self.rulesRun = rulesRun
  }

  /// Top to bottom, then leading to trailing; the order of the rules breaks ties.
  private static func inReadingOrder(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { one, other in
      let first = (one.element.box?.y ?? -1, one.element.box?.x ?? -1, one.offset)
      return first < (other.element.box?.y ?? -1, other.element.box?.x ?? -1, other.offset)
    }.map(\.element)
  }
}
