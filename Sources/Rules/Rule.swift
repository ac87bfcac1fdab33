import Findings
import Matching

/// One question asked of one screen.
public protocol Rule: Sendable {
  /// The numbers this rule reads from its file in `rules/`.
  associatedtype Thresholds: Decodable & Sendable

  /// The permanent name, which is also the file's name in `rules/`.
  static var id: String { get }

  /// Its file in `rules/` as it was compiled in.
  static var file: [UInt8] { get }

  /// Whether the rule reads the tree alone, so that it can be asked where the picture is of another moment.
  static var readsTreeAlone: Bool { get }

  /// Makes the rule with the numbers of its file or of the configuration.
  init(thresholds: Thresholds)

  /// Why the rule cannot be asked of this screen; nil where it can. Never a silent pass.
  func reasonNotToRun(on screen: Screen) -> String?

  /// What is wrong or doubtful, in reading order. A pass is silence.
  func findings(on screen: Screen) -> [Finding]
}

extension Rule {
  /// Most rules hold the picture against the tree.
  public static var readsTreeAlone: Bool { false }

  /// Most rules can be asked of every screen.
  public func reasonNotToRun(on screen: Screen) -> String? { nil }
}
