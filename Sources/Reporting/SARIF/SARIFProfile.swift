/// Which reader a SARIF file is for.
public enum SARIFProfile: String, Sendable, Hashable, CaseIterable {
  /// GitHub code scanning: doubts are notes, passes are left out.
  case github
  /// The specification to the letter: doubts are of kind "review", passes of kind "pass".
  case strict
}
