import Geometry

/// One element of a labelled or predicted screen, as evaluation sees it.
public struct LabelledElement: Sendable, Hashable, Codable {
  /// The name or number of the element on its screen; nil where none is given.
  public var id: String?
  /// The name of the class; nil where the label has no counterpart here.
  public var type: String?
  /// The place in pixels.
  public var box: Rect
  /// The confidence of a prediction; 1 where none is given.
  public var score: Double
  /// The text in it; empty where none is given.
  public var text: String
  /// The paragraph that a line of text belongs to.
  public var block: String?
  /// "selected" or "unselected".
  public var state: String?
  /// The meaning of an icon; in a truth also "none", or "~" and allowed meanings between "|".
  public var icon: String?
  /// Whether unmatched predictions here are not to be counted as wrong.
  public var isIgnored: Bool

  /// Makes an element.
  public init(
    type: String?, box: Rect, score: Double = 1, text: String = "", block: String? = nil,
    state: String? = nil, icon: String? = nil,
    isIgnored: Bool = false, id: String? = nil
  ) {
    self.id = id
    self.type = type
    self.box = box
    self.score = score
    self.text = text
    self.block = block
    self.state = state
    self.icon = icon
    self.isIgnored = isIgnored
  }

  private enum Key: String, CodingKey { case id, type, box, score, text, block, state, icon, ignore }

  /// Reads the record format of `recognize` and of the labelled sets; unknown keys are left alone.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = Self.name(in: values, at: .id)
    type = try values.decodeIfPresent(String.self, forKey: .type)
    box = try values.decode(Rect.self, forKey: .box)
    score = try values.decodeIfPresent(Double.self, forKey: .score) ?? 1
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    state = try values.decodeIfPresent(String.self, forKey: .state)
    icon = try values.decodeIfPresent(String.self, forKey: .icon)
    isIgnored = try values.decodeIfPresent(Bool.self, forKey: .ignore) ?? false
    block = Self.name(in: values, at: .block)
  }

  /// Elements and paragraphs are numbered by the tool and named in the labelled sets.
  private static func name(in values: KeyedDecodingContainer<Key>, at key: Key) -> String? {
    if let number = try? values.decodeIfPresent(Int.self, forKey: key) { return String(number) }
    return try? values.decodeIfPresent(String.self, forKey: key)
  }

  /// Writes the record format.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(id, forKey: .id)
    try values.encode(type, forKey: .type)
    try values.encode(box, forKey: .box)
    try values.encode(score, forKey: .score)
    if !text.isEmpty { try values.encode(text, forKey: .text) }
    try values.encodeIfPresent(block, forKey: .block)
    try values.encodeIfPresent(state, forKey: .state)
    try values.encodeIfPresent(icon, forKey: .icon)
    if isIgnored { try values.encode(true, forKey: .ignore) }
  }
}
