import Geometry
import ImageCoding
import Imaging
import Reporting
import Speech

extension AuditedScreen {
  /// The pixels of a picture in the HTML report: 480 × 1040 for a phone, about 30 kB as JPEG, whatever the shape.
  private static let thumbnailPixels = 500_000.0

  /// What the HTML report shows of the screen, made while the pixels are at hand.
  public func exhibit() throws(AuditError) -> ScreenExhibit {
    let size = Self.thumbnailSize(of: raster.size)
    do throws(ImageError) {
      return ScreenExhibit(
        thumbnail: try JPEGWriter.bytes(of: Resampling.shrunk(raster, to: size)), thumbnailSize: size,
        declaredStops: declaredStops, transcript: spoken)
    } catch {
      throw AuditError(path: report.image, reason: error.reason)
    }
  }

  /// The nodes at which a screen reader stops, in the order of the dump; the system's own are left out.
  private var declaredStops: [Reporting.DeclaredStop] {
    let spoken = screen.spoken
    return spoken.stops.filter { !spoken.isSystem($0) }.map {
      Reporting.DeclaredStop(box: spoken.visiblePart(of: $0), text: spoken.text(of: $0))
    }
  }

  /// What a screen reader says, declared beside seen.
  private var spoken: SpokenColumns {
    let transcript = Transcript(of: screen, reader: Reader(of: screen.tree.platform), usage: false)
    return SpokenColumns(
      declared: transcript.only(.declared)?.rows.compactMap(\.declared?.text) ?? [],
      seen: transcript.only(.seen)?.rows.compactMap(\.seen?.text) ?? [])
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
