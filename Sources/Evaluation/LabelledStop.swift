/// One stop of a screen reader on a labelled or predicted screen: the elements that are read together.
public struct LabelledStop: Sendable, Hashable, Codable {
  /// The ids of the elements, in reading order.
  public var elements: [String]

  /// Makes a stop.
  public init(elements: [String]) { self.elements = elements }

  private enum Key: String, CodingKey { case elements }

  /// Reads a stop; ids are numbers in the tool's records and names in the labelled sets.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    if let numbers = try? values.decode([Int].self, forKey: .elements) {
      elements = numbers.map(String.init)
    } else {
      elements = try values.decode([String].self, forKey: .elements)
    }
  }
}
