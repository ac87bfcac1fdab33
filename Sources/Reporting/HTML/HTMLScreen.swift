import Foundation
import Geometry

/// One screen: its card in the gallery, which opens to picture, findings and transcript.
struct HTMLScreen: Sendable {
  let fields: HTMLFields

  init(
    _ screen: ScreenReport, anchor: String, exhibit: ScreenExhibit?, titles: [String: String],
    before: String?, after: String?, anchors: inout HTMLAnchors
  ) {
    let numbered = screen.numberedFindings.map { entry in
      (entry: entry, anchor: anchors.take(entry.finding.fingerprint, below: anchor))
    }
    let places = Dictionary(numbered.map { ($0.entry.number, $0.anchor) }) { first, _ in first }
    let causes = screen.causes
    let counted = causes.count { $0.root.finding.suppression == nil }
    let active = screen.findings.filter { $0.suppression == nil }
    let violations = active.filter { !$0.isReview }
    let drawing = HTMLDrawing(
      screen, findings: numbered.map { ($0.entry, $0.anchor) }, declared: exhibit?.declaredStops ?? [])
    fields = [
      "anchor": HTMLText(anchor), "cardAnchor": HTMLText("card" + anchor.dropFirst("screen".count)),
      "screenName": HTMLText(line: screen.name.isEmpty ? "(no name)" : screen.name),
      "screenFile": HTMLText(line: screen.image), "screenTree": HTMLText(line: screen.tree),
      "screenFormat": HTMLText(line: screen.format), "screenPlatform": HTMLText(line: screen.platform),
      "screenSize": HTMLText("\(screen.size.width) × \(screen.size.height)"),
      "worst": HTMLText(Self.worst(violations, active)), "isClean": active.isEmpty,
      "violationCount": violations.count, "hasViolations": !violations.isEmpty,
      "violationWord": violations.count == 1 ? "violation" : "violations",
      "reviewsHere": active.count - violations.count, "hasReviews": active.count > violations.count,
      "causesHere": HTMLText(NumberText.count(counted, "cause")), "isFoldedHere": counted < active.count,
      "suppressedHere": screen.findings.count - active.count,
      "hasSuppressedHere": screen.findings.count > active.count,
      "pictureData": Self.data(exhibit), "pictureWidth": max(1, exhibit?.thumbnailSize.width ?? 0),
      "pictureHeight": max(1, exhibit?.thumbnailSize.height ?? 0),
      "heightShare": HTMLNumber.short(
        Double(max(1, screen.size.height)) / Double(max(1, screen.size.width)) * 100),
      "isWide": screen.size.width > screen.size.height, "drawing": drawing.fields,
      "causes": causes.map { cause in
        HTMLCause(cause, titles: titles) { entry in
          HTMLFinding(entry, anchor: places[entry.number] ?? "", tree: screen.tree, titles: titles).fields
        }.fields
      },
      "transcript": Self.transcript(exhibit?.transcript),
      "notRun": screen.notRun.map { entry -> HTMLFields in
        ["notRunRule": HTMLText(line: entry.rule), "notRunReason": HTMLText(line: entry.reason)]
      },
      "notRunCount": screen.notRun.count, "hasNotRun": !screen.notRun.isEmpty,
      "unread": HTMLText(line: screen.unread?.message ?? ""),
      "before": HTMLText(before ?? ""), "after": HTMLText(after ?? ""),
    ]
  }

  private static func worst(_ violations: [ReportedFinding], _ active: [ReportedFinding]) -> String {
    violations.map(\.severity).max()?.rawValue ?? (active.isEmpty ? "clean" : "review")
  }

  private static func data(_ exhibit: ScreenExhibit?) -> HTMLText {
    HTMLText(trusted: exhibit?.thumbnail.map { Data($0).base64EncodedString() } ?? "")
  }

  private static func transcript(_ transcript: SpokenColumns?) -> any Sendable {
    transcript.map { HTMLTranscript($0).fields } ?? false
  }
}
