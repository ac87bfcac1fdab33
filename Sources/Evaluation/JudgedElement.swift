import Geometry

/// One element of a record, with what is judged of it: its state and whether a tap does something.
public struct JudgedElement: Sendable, Hashable, Decodable {
  /// The name or number of the element on its screen; empty where none is given.
  public var id: String
  /// The name of the class; nil where the label has no counterpart here.
  public var type: String?
  /// The place in pixels.
  public var box: Rect
  /// The confidence of a prediction; 1 where none is given.
  public var score: Double
  /// The text in it.
  public var text: String?
  /// The paragraph that a text belongs to; nil where not told.
  public var block: String?
  /// The meaning of an icon.
  public var icon: String?
  /// "selected" or "unselected".
  public var state: String?
  /// Whether a tap does something; nil where not judged.
  public var clickable: Bool?
  /// The probability behind `clickable`, 0…1.
  public var clickableScore: Double?
  /// Whether the region is left out of the score.
  public var isIgnored: Bool

  /// Makes an element.
  public init(
    id: String, type: String?, box: Rect, score: Double = 1, text: String? = nil,
    block: String? = nil, icon: String? = nil, state: String? = nil, clickable: Bool? = nil,
    clickableScore: Double? = nil, isIgnored: Bool = false
  ) {
    self.id = id
    self.type = type
    self.box = box
    self.score = score
    self.text = text
    self.block = block
    self.icon = icon
    self.state = state
    self.clickable = clickable
    self.clickableScore = clickableScore
    self.isIgnored = isIgnored
  }

  private enum Key: String, CodingKey {
    case id, type, box, score, text, block, icon, state, clickable, clickableScore, ignore
  }

  /// Reads the record formats of `recognize` and of the labelled sets; ids are numbers in the one, names in the other.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func name(_ key: Key) throws -> String? {
      let number = try? values.decodeIfPresent(Int.self, forKey: key)
      return try number.map(String.init) ?? values.decodeIfPresent(String.self, forKey: key)
    }
    self.init(
      id: try name(.id) ?? "",
      type: try values.decodeIfPresent(String.self, forKey: .type),
      box: try values.decode(Rect.self, forKey: .box),
      score: try values.decodeIfPresent(Double.self, forKey: .score) ?? 1,
      text: try values.decodeIfPresent(String.self, forKey: .text),
      block: try name(.block),
      icon: try values.decodeIfPresent(String.self, forKey: .icon),
      state: try values.decodeIfPresent(String.self, forKey: .state),
      clickable: try values.decodeIfPresent(Bool.self, forKey: .clickable),
      clickableScore: try values.decodeIfPresent(Double.self, forKey: .clickableScore),
      isIgnored: try values.decodeIfPresent(Bool.self, forKey: .ignore) ?? false)
  }
}
