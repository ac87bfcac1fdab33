import Imaging
import Reporting

/// The report of one screen with the picture that it speaks of, for annotating.
public struct AuditedScreen: Sendable {
  /// The report.
  public let report: ScreenReport
  /// The screenshot.
  public let raster: Raster

  /// Puts both together.
  public init(report: ScreenReport, raster: Raster) {
    self.report = report
    self.raster = raster
  }
}
