/// What the user says of the input beyond the files.
public struct InputOptions: Sendable, Hashable {
  /// The name of the dump format; nil to find it from the content.
  public let treeFormat: String?
  /// Pixels a point; nil to take it from the root frame and the image.
  public let scale: Double?

  /// Makes options.
  public init(treeFormat: String? = nil, scale: Double? = nil) {
    self.treeFormat = treeFormat
    self.scale = scale
  }
}
