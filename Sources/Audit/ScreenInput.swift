import AccessibilityModel
import ImageCoding
import Imaging
import Importing

/// The bytes of one pair, read by the caller.
public struct ScreenInput: Sendable {
  /// The pair that the bytes belong to.
  public let pair: Pair
  /// The bytes of the screenshot.
  public let imageBytes: [UInt8]
  /// The bytes of the dump.
  public let treeBytes: [UInt8]

  /// Takes over the bytes of both files.
  public init(pair: Pair, imageBytes: [UInt8], treeBytes: [UInt8]) {
    self.pair = pair
    self.imageBytes = imageBytes
    self.treeBytes = treeBytes
  }

  func raster() throws(AuditError) -> Raster {
    do {
      return try ImageReader.raster(from: imageBytes)
    } catch {
      throw AuditError(path: pair.image, reason: error.reason)
    }
  }

  func tree(canvas: Importing.Canvas, format: String?) throws(AuditError) -> AccessibilityTree {
    do {
      return try TreeReader.tree(from: treeBytes, format: format, canvas: canvas)
    } catch {
      throw AuditError(path: pair.tree, line: error.line, reason: error.reason)
    }
  }
}
