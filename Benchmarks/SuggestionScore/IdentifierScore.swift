import AccessibilityModel
import Suggestions

/// How many identifiers stay the same when a screen changes.
struct IdentifierScore {
  private(set) var screens = 0
  private(set) var controls = 0
  private(set) var unchanged = 0
  private(set) var notUnique = 0
  private(set) var notMatching = 0

  /// Counts one screen before and after; both by the truth's ids of the controls.
  mutating func add(before: [String: String], after: [String: String]) {
    screens += 1
    for (control, identifier) in before {
      controls += 1
      unchanged += after[control] == identifier ? 1 : 0
    }
    for identifiers in [before, after] {
      notUnique += identifiers.count - Set(identifiers.values).count
      notMatching += identifiers.values.count {
        IdentifierPattern.standard.words(of: $0, categories: IdentifierCategory.words) == nil
      }
    }
  }
}
