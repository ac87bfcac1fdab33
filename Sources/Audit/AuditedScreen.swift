import Imaging
import Matching
import Reporting
import ScreenModel
import Speech

/// The report of one screen with the picture that it speaks of, for annotating.
public struct AuditedScreen: Sendable {
  /// The report.
  public let report: ScreenReport
  /// The screenshot.
  public let raster: Raster
  /// The nodes at which a screen reader stops, in the order of the dump; the system's own are left out.
  public let declaredStops: [Reporting.DeclaredStop]
  /// What a screen reader says, declared beside seen.
  public let spoken: SpokenColumns

  /// Takes what was made of a screen.
  init(report: ScreenReport, screen: Screen) {
    self.report = report
    raster = screen.raster
    declaredStops = screen.spoken.stops.filter { !screen.spoken.isSystem($0) }.map {
      Reporting.DeclaredStop(box: screen.spoken.visiblePart(of: $0), text: screen.spoken.text(of: $0))
    }
    let transcript = Transcript(of: screen, reader: Reader(of: screen.tree.platform), usage: false)
    spoken = SpokenColumns(
      declared: transcript.only(.declared)?.rows.compactMap(\.declared?.text) ?? [],
      seen: transcript.only(.seen)?.rows.compactMap(\.seen?.text) ?? [])
  }

  /// Puts a report that was kept together with its picture again, without recognising anything.
  ///
  /// - Parameter platform: the platform of a dump that does not state its own.
  public init(
    kept report: ScreenReport, of input: ScreenInput, options: InputOptions, platform: String?
  ) throws(AuditError) {
    let raster = try input.raster()
    let seen = RecognizedScreen(
      image: report.image, size: report.size, scale: report.scale, elements: report.elements,
      stops: report.stops)
    let tree = try input.tree(over: raster, options: options, platform: platform)
    self.init(
      report: report,
      screen: Screen(name: report.name, raster: raster, seen: seen, tree: tree, matches: []))
  }
}
