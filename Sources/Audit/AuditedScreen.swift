import Imaging
import Matching
import Reporting
import ScreenModel

/// The report of one screen with the picture that it speaks of, for annotating.
public struct AuditedScreen: Sendable {
  /// The report.
  public let report: ScreenReport
  /// Both sides of the screen; what only some reports show is made of it where it is asked for.
  let screen: Screen

  /// The screenshot.
  public var raster: Raster { screen.raster }

  /// Takes what was made of a screen.
  init(report: ScreenReport, screen: Screen) {
    self.report = report
    self.screen = screen
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
