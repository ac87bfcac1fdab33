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

  /// The declared tree over a picture; `platform` is that of a dump that does not state its own.
  func tree(
    over raster: Raster, options: InputOptions, platform: String?
  ) throws(AuditError) -> AccessibilityTree {
    do {
      var tree = try TreeReader.tree(
        from: treeBytes, format: options.treeFormat,
        canvas: Importing.Canvas(imageSize: raster.size, scale: options.scale))
      if tree.platform == .unknown, let platform { tree.platform = Platform(rawValue: platform) ?? .unknown }
      return tree
    } catch {
      throw AuditError(path: pair.tree, line: error.line, reason: error.reason)
    }
  }
}
