import Findings
import Geometry

/// Which finding stands where several rules see one cause at one place.
struct Precedence {
  /// The rule that says more, and those that it makes superfluous at the same place.
  let pairs: [(stronger: String, weaker: [String])]

  static let standard = Precedence(pairs: [
    // A frame that lies beside its pixels looks like a ghost here and like a missing element there.
    ("frame-mismatch", ["element-ghost", "element-missing", "text-unexposed"]),
    // The words of a control that is missing as a whole are missing with it.
    ("element-missing", ["text-unexposed"]),
    // The control is declared, only its name leaves the words out.
    ("label-in-name", ["text-unexposed"]),
    ("image-label-missing", ["text-unexposed"]),
  ])

  func oneForEachCause(_ findings: [Finding]) -> [Finding] {
    findings.filter { weaker in
      findings.contains { stronger in
        pairs.contains { $0.stronger == stronger.rule && $0.weaker.contains(weaker.rule) }
          && isAsSure(stronger, as: weaker) && isSamePlace(stronger, weaker)
      } == false
    }
  }

  private func isAsSure(_ stronger: Finding, as weaker: Finding) -> Bool {
    stronger.outcome == .violation || weaker.outcome != .violation
  }

  private func isSamePlace(_ stronger: Finding, _ weaker: Finding) -> Bool {
    if let element = stronger.element, element == weaker.element { return true }
    if let node = stronger.node, node == weaker.node { return true }
    guard let outer = stronger.box, let inner = weaker.box else { return false }
    return inner.share(in: outer) >= 0.85
  }
}
