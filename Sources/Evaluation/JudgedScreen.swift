import Foundation

/// One screen of a record, for scoring states and clickability.
public struct JudgedScreen: Sendable, Hashable, Decodable {
  /// A place where a screen reader stops.
  private struct Stop: Decodable {
    let elements: [String]

    private enum Key: String, CodingKey { case elements }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let numbers = try? values.decode([Int].self, forKey: .elements)
      elements = try numbers?.map(String.init) ?? values.decode([String].self, forKey: .elements)
    }
  }

  /// The path of the image.
  public var image: String
  /// The elements.
  public var elements: [JudgedElement]
  /// The ids of the elements that a screen reader reads together, stop by stop.
  public var stops: [[String]]

  /// Makes a screen.
  public init(image: String, elements: [JudgedElement], stops: [[String]] = []) {
    self.image = image
    self.elements = elements
    self.stops = stops
  }

  private enum Key: String, CodingKey { case image, elements, stops }

  /// Reads a record; one without elements or stops has none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    image = try values.decode(String.self, forKey: .image)
    elements = try values.decodeIfPresent([JudgedElement].self, forKey: .elements) ?? []
    stops = try values.decodeIfPresent([Stop].self, forKey: .stops)?.map(\.elements) ?? []
  }

  /// The file's name without its folder.
  public var name: String { image.split(separator: "/").last.map(String.init) ?? image }

  /// What counts: elements of a class, not ignored, with an extent.
  public var counted: [JudgedElement] {
    elements.filter { !$0.isIgnored && $0.type != nil && !$0.box.isEmpty }
  }

  /// Reads a JSON list, one object, or one object a line.
  public static func screens(from bytes: [UInt8]) throws(RecordsError) -> [JudgedScreen] {
    let decoder = JSONDecoder()
    if let list = try? decoder.decode([JudgedScreen].self, from: Data(bytes)) { return list }
    if let one = try? decoder.decode(JudgedScreen.self, from: Data(bytes)) { return [one] }
    var screens: [JudgedScreen] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      guard let screen = try? decoder.decode(JudgedScreen.self, from: Data(line)) else {
        throw RecordsError(line: index + 1, reason: "is no record with \"image\" and \"elements\"")
      }
      screens.append(screen)
    }
    if screens.isEmpty { throw RecordsError(reason: "holds no record") }
    return screens
  }
}
