/// How much speaks for two findings of one rule being the same defect: the sum of what each piece of evidence weighs.
///
/// The weights are judgement, with these orders: an identifier outweighs all else; equal words outweigh place, for
/// content moves; differing words weigh little, for they also differ between languages.
struct Likeness: Sendable {
  /// Points: where another row begins to be likelier than a shift within one.
  private static let row = 45.0
  /// Whether the runs spoke two languages: differing words then say nothing.
  let isForeign: Bool

  func of(_ one: FindingTrace, _ other: FindingTrace, shift: Shift) -> Double {
    guard let first = one.identity, let second = other.identity else {
      // A report of an earlier version: only what a tree path tells.
      return one.node != nil && one.node == other.node ? 2 : 0
    }
    return identifiers(first.identifier, second.identifier) + role(first.role, second.role)
      + (first.anchor == second.anchor ? 0.5 : -1) + words(first.text, second.text)
      + near(first.near, second.near)
      + icon(first.icon, second.icon) + place(Placement(first), Placement(second), shift)
  }

  private func identifiers(_ one: String?, _ other: String?) -> Double {
    switch (one, other) {
    case (nil, nil): 0
    case (let one?, let other?): one == other ? 6 : -6
    // An identifier was given or taken away: the usual way of mending other findings.
    default: -0.25
    }
  }

  private func role(_ one: String, _ other: String) -> Double { one == other ? 0.75 : -1.5 }

  private func words(_ one: String?, _ other: String?) -> Double {
    switch (one, other) {
    case (nil, nil): 0.5
    case (let one?, let other?):
      if one == other { 3 } else if TextLikeness.of(one, other) >= 0.7 { 2 } else { isForeign ? 0 : -1 }
    default: -1
    }
  }

  private func near(_ one: String?, _ other: String?) -> Double {
    guard let one, let other else { return one == other ? 0.25 : 0 }
    let share = TextLikeness.sharedWords(one, other)
    return share >= 0.99 ? 3 : share >= 0.5 ? 1.25 : share > 0 ? 0.25 : isForeign ? 0 : -0.25
  }

  private func icon(_ one: String?, _ other: String?) -> Double {
    guard let one, let other else { return 0 }
    return one == other ? 0.5 : -0.5
  }

  /// The same place weighs 2, a row away nothing; farther away speaks against, but rows do change places.
  private func place(_ one: Placement?, _ other: Placement?, _ shift: Shift) -> Double {
    guard let one, let other else { return one == other ? 2 : -1 }
    return max(-1, 2 * (1 - one.distance(to: other, shift: shift) / Self.row))
  }
}
