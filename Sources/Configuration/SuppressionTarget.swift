/// What says which element a suppression is about; everything that is given must fit.
public struct SuppressionTarget: Sendable, Hashable {
  /// The pattern for the developer's identifier.
  public let identifier: Glob?
  /// The pattern for the tree path, for example `window[0]/**/button[2]`.
  public let path: Glob?
  /// The pattern for the declared label or, where nothing is declared, the drawn text.
  public let label: Glob?
  /// The fingerprint of one finding.
  public let fingerprint: String?

  /// Makes a target.
  public init(identifier: Glob? = nil, path: Glob? = nil, label: Glob? = nil, fingerprint: String? = nil) {
    self.identifier = identifier
    self.path = path
    self.label = label
    self.fingerprint = fingerprint
  }

  /// Whether nothing is said, so that every element would fit.
  public var isEmpty: Bool { identifier == nil && path == nil && label == nil && fingerprint == nil }

  /// The target in one line: `identifier "promo_*"`.
  public var words: String {
    [
      identifier.map { "identifier \"\($0.pattern)\"" }, path.map { "path \"\($0.pattern)\"" },
      label.map { "label \"\($0.pattern)\"" }, fingerprint.map { "fingerprint \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
