import Audit
import Foundation
import ImageCoding
import Reporting

/// The folder that takes the screenshots with numbered boxes.
struct AnnotationFolder: Sendable {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Where the picture of a screen goes; the name keeps its sub-folders.
  func file(for name: String) -> String { path + "/" + name + ".png" }

  /// Draws and writes the picture of one screen.
  func write(_ audited: AuditedScreen) throws {
    let picture = Annotator.annotated(audited.raster, screen: audited.report)
    let file = file(for: audited.report.name)
    do {
      try Files.write(try PNGWriter.bytes(of: picture), to: file)
    } catch let error as ImageError {
      throw AuditError(path: file, reason: error.reason)
    }
  }
}
