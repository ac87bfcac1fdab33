import AccessibilityModel
import Findings
import Geometry
import Matching
import ScreenModel

/// Says for each finding what could be written into the code: a label, a value, an identifier, the lines.
public struct Suggester: Sendable {
  private let settings: SuggestionSettings
  private let remedies: [String: Remedy]
  private let namer = Namer()

  /// Makes a suggester.
  ///
  /// - Parameter remedies: by the id of a rule what helps; the others get no suggestion.
  public init(settings: SuggestionSettings = SuggestionSettings(), remedies: [String: Remedy]) {
    self.settings = settings
    self.remedies = remedies
  }

  /// The suggestions for the findings of one screen, in their order; nil where a rule asks for none.
  public func suggestions(for findings: [Finding], on screen: Screen) -> [Suggestion?] {
    guard findings.contains(where: { remedies[$0.rule] != nil }) else { return findings.map { _ in nil } }
    let scene = Scene(screen, language: settings.language)
    let plan = IdentifierPlan(of: screen, scene: scene, settings: settings)
    return findings.map { suggestion(for: $0, on: screen, scene, plan) }
  }

  private func suggestion(
    for finding: Finding, on screen: Screen, _ scene: Scene, _ plan: IdentifierPlan
  ) -> Suggestion? {
    guard let remedy = remedies[finding.rule], let subject = Subject(of: finding, on: screen) else {
      return nil
    }
    var suggestion = Suggestion()
    switch remedy {
    case .label: name(subject, scene, &suggestion, from: namer.name(of: subject, in: scene))
    case .words: name(subject, scene, &suggestion, from: Passage().evidence(at: finding.box, in: scene))
    case .distinctLabel: distinguish(subject, scene, &suggestion)
    case .missingElement:
      name(subject, scene, &suggestion, from: namer.name(of: subject, in: scene))
      suggestion.traits = [subject.kind.roleWord]
      suggestion.value = StateWords.value(of: subject, in: scene)
    case .state: state(subject, scene, &suggestion)
    case .identifier: break
    }
    suggestion.identifier = identifier(of: subject, finding, plan)
    guard suggestion != Suggestion() else { return nil }
    let change = CodeChange(suggestion, kind: subject.kind)
    let frameworks = settings.frameworks.isEmpty ? Framework.frameworks(of: screen.tree) : settings.frameworks
    if change.isEmpty == false {
      suggestion.snippets = frameworks.map {
        Snippet(framework: $0.rawValue, code: $0.writer.code(for: change))
      }
    }
    return suggestion
  }

  private func name(
    _ subject: Subject, _ scene: Scene, _ suggestion: inout Suggestion, from found: Evidence?
  ) {
    guard let found else {
      suggestion.question = Questions.about(subject, in: scene)
      return
    }
    suggestion.label = found.text
    suggestion.confidence = (found.confidence * 1000).rounded() / 1000
    suggestion.evidence = found.reason
    if found.confidence < Namer.highConfidence {
      suggestion.question = "Is “\(found.text)” right? It comes \(found.reason)."
    }
  }

  /// Two controls of one name are told apart by the words of their rows.
  private func distinguish(_ subject: Subject, _ scene: Scene, _ suggestion: inout Suggestion) {
    let current = SpokenWords.spoken(subject.node?.label) ?? SpokenWords.spoken(subject.node?.text)
    guard let base = current ?? namer.name(of: subject, in: scene)?.text,
      let row = RowContext().evidence(for: subject, besides: base, in: scene)
    else {
      suggestion.question =
        "What sets this control apart from the other of its name? No text near it says so."
      return
    }
    suggestion.label = "\(base), \(row.text)"
    suggestion.confidence = (row.confidence * 1000).rounded() / 1000
    suggestion.evidence = row.reason
  }

  private func state(_ subject: Subject, _ scene: Scene, _ suggestion: inout Suggestion) {
    suggestion.value = StateWords.value(of: subject, in: scene)
    if subject.element?.state == .selected, [.tab, .segment].contains(subject.kind) {
      suggestion.traits = ["selected"]
    }
    if suggestion.value != nil || suggestion.traits != nil {
      suggestion.evidence = "from the drawn state of the \(subject.kind.word)"
      suggestion.confidence = subject.element.map { ($0.score * 900).rounded() / 1000 }
    } else if subject.element?.state == nil {
      suggestion.question =
        "Which state does the \(subject.kind.word) show? The picture does not say so for certain."
    } else {
      suggestion.question = "What is this state called in the language of the screen?"
    }
  }

  private func identifier(of subject: Subject, _ finding: Finding, _ plan: IdentifierPlan) -> String? {
    if let node = subject.node { return plan.entry(node: node.id)?.suggested }
    return subject.element.flatMap { plan.identifier(forMissing: $0.id) }
  }
}
