import Imaging
import Reporting

/// The report of one screen with the picture that it speaks of, for annotating.
public struct AuditedScreen: Sendable {
  /// The report.
  public let report: ScreenReport
  /// The screenshot.
  public let raster: Raster
  /// The nodes at which a screen reader stops, in the order of the dump; the system's own are left out.
  public let declaredStops: [DeclaredStop]
}
