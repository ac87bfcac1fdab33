/// One place where a screen reader would stop: the elements that it reads together.
public struct Stop: Sendable, Hashable, Codable {
  /// Why the elements belong together.
  public enum Kind: String, Sendable, Hashable, Codable {
    case single, text, tab, container, picture, row, segment
  }

  /// The ids of the elements, in reading order.
  public var elements: [Int]
  /// The grouping rule that made the stop.
  public var kind: Kind
  /// What would be spoken, from the pixels alone; empty where nothing can be read.
  public var label: String

  /// Makes a stop.
  public init(elements: [Int], kind: Kind, label: String) {
    self.elements = elements
    self.kind = kind
    self.label = label
  }
}
