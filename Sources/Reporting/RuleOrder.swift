import RuleCatalog

/// The order in which reports name rules: the catalogue's, then by name what the catalogue does not know.
struct RuleOrder: Sendable {
  private let places: [String: Int]

  /// Takes the order of the catalogue.
  init(_ rules: [RuleFile]) {
    places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The rules in order.
  func sorted(_ rules: some Sequence<String>) -> [String] {
    rules.sorted { (place($0), $0) < (place($1), $1) }
  }

  private func place(_ rule: String) -> Int { places[rule] ?? .max }
}
