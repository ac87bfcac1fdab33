/// What went on beside the findings: rules not asked, screens not judged, results left out.
struct SARIFNotifications {
  /// The rules with their places.
  let catalog: SARIFCatalog
  /// The files with their places.
  let artifacts: SARIFArtifacts

  private enum Topic: Int, CaseIterable {
    case ruleNotRun, screenNotJudged, resultsLeftOut

    var id: String {
      switch self {
      case .ruleNotRun: "rule-not-run"
      case .screenNotJudged: "screen-not-judged"
      case .resultsLeftOut: "results-left-out"
      }
    }

    var description: String {
      switch self {
      case .ruleNotRun: "A rule could not be asked of a screen."
      case .screenNotJudged: "A screen could not be judged."
      case .resultsLeftOut: "There were more results than a reader takes."
      }
    }

    var reference: SARIF.ReportingDescriptorReference {
      SARIF.ReportingDescriptorReference(id: id, index: rawValue)
    }
  }

  /// The kinds of notification, in the order of their places.
  static var descriptors: [SARIF.ReportingDescriptor] {
    Topic.allCases.map {
      SARIF.ReportingDescriptor(id: $0.id, shortDescription: SARIF.Message(text: $0.description))
    }
  }

  /// The notifications of a run; `leftOut` counts the results beyond the limit.
  func notifications(for report: Report, leftOut: Int) -> [SARIF.Notification] {
    var list: [SARIF.Notification] = []
    if leftOut > 0 {
      list.append(
        SARIF.Notification(
          descriptor: Topic.resultsLeftOut.reference, level: .warning,
          message: SARIF.Message(
            text:
              "\(NumberText.count(leftOut, "result")) left out, the least severe; the JSON report has all.")))
    }
    list += report.failures.map { failure in
      SARIF.Notification(
        descriptor: Topic.screenNotJudged.reference, level: .error,
        message: SARIF.Message(
          text: "\(PlainText.singleLine(failure.name)): \(PlainText.singleLine(failure.reason))"),
        locations: failure.tree.isEmpty ? nil : [location(failure.tree)])
    }
    for screen in report.screens {
      list += screen.notRun.map { entry in
        SARIF.Notification(
          descriptor: Topic.ruleNotRun.reference,
          associatedRule: SARIF.ReportingDescriptorReference(
            id: entry.rule, index: catalog.place(entry.rule)),
          level: .note,
          message: SARIF.Message(
            text: "\(entry.rule) was not asked of \(PlainText.singleLine(screen.name)): "
              + PlainText.singleLine(entry.reason)),
          locations: [location(screen.tree)])
      }
    }
    return list
  }

  private func location(_ path: String) -> SARIF.Location {
    SARIF.Location(physicalLocation: SARIF.PhysicalLocation(artifactLocation: artifacts.location(path)))
  }
}
