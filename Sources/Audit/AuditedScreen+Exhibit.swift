import Geometry
import ImageCoding
import Imaging
import Reporting

extension AuditedScreen {
  /// The pixels of a picture in the HTML report: 480 × 1040 for a phone, about 30 kB as JPEG, whatever the shape.
  private static let thumbnailPixels = 500_000.0

  /// What the HTML report shows of the screen, made while the pixels are at hand.
  public func exhibit() throws(AuditError) -> ScreenExhibit {
    let size = Self.thumbnailSize(of: raster.size)
    do throws(ImageError) {
      return ScreenExhibit(
        thumbnail: try JPEGWriter.bytes(of: Resampling.shrunk(raster, to: size)), thumbnailSize: size,
        declaredStops: declaredStops,
        transcript: spoken)
    } catch {
      throw AuditError(path: report.image, reason: error.reason)
    }
  }

  /// The extent with the same shape and a bounded area; never larger than the screenshot itself.
  static func thumbnailSize(of size: Size) -> Size {
    let area = Double(size.width) * Double(size.height)
    let factor = min(1, (thumbnailPixels / max(1, area)).squareRoot())
    return Size(
      width: max(1, Int((Double(size.width) * factor).rounded())),
      height: max(1, Int((Double(size.height) * factor).rounded())))
  }
}
