import Findings
import RuleCatalog

/// The rules of a run as SARIF describes them, with their places, and the success criteria they serve.
struct SARIFCatalog {
  /// The rules: the catalogue's, then those that only the report names.
  let descriptors: [SARIF.ReportingDescriptor]
  /// WCAG 2.2, as far as the rules refer to it.
  let taxonomy: SARIF.ToolComponent
  private let places: [String: Int]

  /// Describes the rules of the catalogue and the rules that the report names.
  init(_ rules: [RuleFile], used: Set<String>) {
    let criteria = Set(rules.flatMap(\.wcag)).sorted(by: Self.numerically)
    let criterionPlaces = Dictionary(uniqueKeysWithValues: criteria.enumerated().map { ($1, $0) })
    var descriptors: [SARIF.ReportingDescriptor] = []
    var places: [String: Int] = [:]
    for rule in rules where places[rule.id] == nil {
      places[rule.id] = descriptors.count
      descriptors.append(SARIFRule.descriptor(of: rule, criteria: criterionPlaces))
    }
    for id in used.sorted() where places[id] == nil {
      places[id] = descriptors.count
      descriptors.append(SARIF.ReportingDescriptor(id: id, shortDescription: SARIF.Message(text: id)))
    }
    self.descriptors = descriptors
    self.places = places
    taxonomy = Self.taxonomy(criteria)
  }

  /// The place of a rule among the descriptors; every rule of the report has one.
  func place(_ rule: String) -> Int { places[rule] ?? -1 }

  private static func taxonomy(_ criteria: [String]) -> SARIF.ToolComponent {
    let taxa = criteria.map { number in
      SARIF.ReportingDescriptor(
        id: number, name: WCAG.criteria[number]?.name, helpUri: WCAG.page(number))
    }
    return SARIF.ToolComponent(
      name: "WCAG", version: WCAG.version, organization: "W3C", informationUri: WCAG.address,
      shortDescription: SARIF.Message(text: "Web Content Accessibility Guidelines"), isComprehensive: false,
      taxa: taxa)
  }

  /// Orders "1.4.3" before "1.4.11".
  private static func numerically(_ left: String, _ right: String) -> Bool {
    let a = left.split(separator: ".").map { Int($0) ?? 0 }
    let b = right.split(separator: ".").map { Int($0) ?? 0 }
    return a == b ? left < right : a.lexicographicallyPrecedes(b)
  }
}
