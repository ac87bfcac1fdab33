/// What went on beside the findings: rules not asked, screens not judged, dumps not understood, results left out.
struct SARIFNotifications {
  /// The rules with their places.
  let catalog: SARIFCatalog
  /// The files with their places.
  let artifacts: SARIFArtifacts

  private enum Topic: Int, CaseIterable {
    case ruleNotRun, screenNotJudged, resultsLeftOut, dumpNotUnderstood

    var id: String {
      switch self {
      case .ruleNotRun: "rule-not-run"
      case .screenNotJudged: "screen-not-judged"
      case .resultsLeftOut: "results-left-out"
      case .dumpNotUnderstood: "dump-not-understood"
      }
    }

    var description: String {
      switch self {
      case .ruleNotRun: "A rule could not be asked of a screen."
      case .screenNotJudged: "A screen could not be judged."
      case .resultsLeftOut: "There were more results than a reader takes."
      case .dumpNotUnderstood: "A part of a dump is not understood and was left out."
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
    list += report.screens.compactMap(unread)
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

  /// The message names the first places; so do the locations, each line once.
  private func unread(on screen: ScreenReport) -> SARIF.Notification? {
    guard let unread = screen.unread else { return nil }
    var lines: [Int] = []
    for part in unread.parts where lines.last != part.line && lines.count < 10 { lines.append(part.line) }
    return SARIF.Notification(
      descriptor: Topic.dumpNotUnderstood.reference, level: .warning,
      message: SARIF.Message(
        text: "\(PlainText.singleLine(screen.name)): \(PlainText.singleLine(unread.message))"),
      locations: lines.map {
        SARIF.Location(physicalLocation: artifacts.place(screen.tree, line: $0))
      })
  }

  private func location(_ path: String) -> SARIF.Location {
    SARIF.Location(physicalLocation: SARIF.PhysicalLocation(artifactLocation: artifacts.location(path)))
  }
}
