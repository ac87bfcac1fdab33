import Findings

/// How often findings turned out right, by rule, circumstance and strength: what is shown as confidence.
///
/// The steps stand under `confidence` in the rules' files; `make confidence` fits them on the tuning half of the judged
/// pairs and on planted defects (docs/confidence.md).
public struct Calibration: Sendable, Hashable {
  /// From a strength on, the share of findings that is right.
  public struct Step: Sendable, Hashable {
    /// The least strength, 0…1.
    public let from: Double
    /// The share that is right, 0…1.
    public let shown: Double

    /// Makes a step.
    public init(from: Double, shown: Double) {
      self.from = from
      self.shown = shown
    }
  }

  /// Shown from here on as a violation.
  public static let violation = 0.9
  /// Shown below this not at all: three of four would be wrong.
  public static let silence = 0.25

  private let steps: [String: [String: [Step]]]

  /// Makes a calibration without any steps: confidence is strength.
  public init() { steps = [:] }

  /// Takes the steps of the rules' files.
  public init(_ files: [RuleFile]) {
    steps = Dictionary(files.map { ($0.id, $0.confidence) }) { first, _ in first }
  }

  /// The finding as it is shown: with the observed confidence, as a violation or a review by it; nil where even a review
  /// would be wrong three times of four.
  public func shown(_ finding: Finding) -> Finding? {
    let table = steps[finding.rule]?[finding.outcome.circumstance]
    guard let step = table?.last(where: { $0.from <= finding.strength }) ?? table?.first else {
      return finding
    }
    guard step.shown >= Self.silence else { return nil }
    var finding = finding
    finding.confidence = step.shown
    switch finding.outcome {
    case .violation where step.shown < Self.violation: finding.outcome = .review(.uncertainRecognition)
    case .review(let reason) where step.shown >= Self.violation && reason.mayBeDecided:
      finding.outcome = .violation
    default: break
    }
    return finding
  }
}

extension Outcome {
  /// The key of the steps in a rule's file: "violation" or the reason for doubt.
  public var circumstance: String {
    switch self {
    case .violation: "violation"
    case .review(let reason): reason.rawValue
    }
  }
}

extension ReviewReason {
  /// Whether experience can decide what one screen leaves open; where the measure itself is at its limit, it cannot.
  fileprivate var mayBeDecided: Bool {
    switch self {
    case .nearLimit, .orderNotStated, .variedGround, .sizeUnknown, .configured: false
    default: true
    }
  }
}
