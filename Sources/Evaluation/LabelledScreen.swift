/// One labelled or predicted screen.
public struct LabelledScreen: Sendable, Hashable, Codable {
  /// The path of the image; screens are paired by its stem.
  public var image: String
  /// The elements.
  public var elements: [LabelledElement]
  /// The stops of a screen reader, in navigation order; nil where the record does not say.
  public var stops: [LabelledStop]?
  /// Pixels a point; nil where the record does not say.
  public var scale: Double?

  /// Makes a screen.
  public init(
    image: String, elements: [LabelledElement], stops: [LabelledStop]? = nil, scale: Double? = nil
  ) {
    self.image = image
    self.elements = elements
    self.stops = stops
    self.scale = scale
  }

  /// The file's name without folder and ending.
  public var stem: String {
    let name = image.split(separator: "/").last.map(String.init) ?? image
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private enum Key: String, CodingKey { case image, elements, stops, scale }

  /// Reads a record; one without elements is empty.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    image = try values.decode(String.self, forKey: .image)
    elements = try values.decodeIfPresent([LabelledElement].self, forKey: .elements) ?? []
    stops = try values.decodeIfPresent([LabelledStop].self, forKey: .stops)
    scale = try values.decodeIfPresent(Double.self, forKey: .scale)
  }
}
