import Geometry

/// What the HTML report shows of a screen beyond its findings; small enough to keep for a whole suite.
public struct ScreenExhibit: Sendable, Hashable, Codable {
  /// The screenshot as a small JPEG file; nil where there is none to show.
  public var thumbnail: [UInt8]?
  /// The extent of that picture in its own pixels.
  public var thumbnailSize: Size
  /// The nodes at which a screen reader stops, in the order of the dump.
  public var declaredStops: [DeclaredStop]
  /// What would be spoken; nil leaves the two columns out.
  public var transcript: SpokenColumns?

  /// Makes an exhibit.
  public init(
    thumbnail: [UInt8]?, thumbnailSize: Size, declaredStops: [DeclaredStop] = [],
    transcript: SpokenColumns? = nil
  ) {
    self.thumbnail = thumbnail
    self.thumbnailSize = thumbnailSize
    self.declaredStops = declaredStops
    self.transcript = transcript
  }
}
