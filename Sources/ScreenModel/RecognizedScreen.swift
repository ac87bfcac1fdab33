import Geometry

/// What recognition knows of one screenshot; encodes as the contract `unsaid.screen/1`.
public struct RecognizedScreen: Sendable, Hashable, Codable {
  /// The name and version of the JSON contract.
  public static let schema = "unsaid.screen/1"

  /// The contract that the value was written for.
  public var schema = Self.schema
  /// The image as it was given on the command line.
  public var image: String
  /// The extent of the image in pixels.
  public var size: Size
  /// Pixels a point: 2 or 3 on phones.
  public var scale: Double
  /// What was found, by rising id.
  public var elements: [Element]
  /// The stops of a screen reader, in navigation order.
  public var stops: [Stop]

  /// Makes a screen from the parts.
  public init(image: String, size: Size, scale: Double, elements: [Element], stops: [Stop]) {
    self.image = image
    self.size = size
    self.scale = scale
    self.elements = elements
    self.stops = stops
  }
}
