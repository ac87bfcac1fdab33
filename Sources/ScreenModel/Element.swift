import Geometry

/// Something drawn on the screen that recognition found.
public struct Element: Sendable, Hashable, Codable, Identifiable {
  /// The number of the element on its screen, from 1, in order of detection.
  public var id: Int
  /// What it is.
  public var type: ElementType
  /// The drawn ink or outline, in pixels.
  public var box: Rect
  /// The confidence of detection and, for text, of reading; 0…1.
  public var score: Double
  /// What the detector's second answer gives it, 0…1, until `WeighedScores` has weighed it in; nil where it was not asked.
  public var opinion: Double?
  /// The text read in it, one line.
  public var text: String?
  /// The number of the paragraph that this line of text belongs to; lines of one paragraph share it.
  public var block: Int?
  /// The meaning of an icon, for example "search"; nil where unknown.
  public var icon: String?
  /// The state, where the type has one and the pixels show it.
  public var state: ElementState?
  /// True where it is drawn as if it could not be used; nil where it is not, or was not judged.
  public var isDimmed: Bool?
  /// True on the selected tab or segment that only its colours set apart from the others: no form, weight, bar or frame
  /// does; nil for all else.
  public var isChosenByColor: Bool?
  /// Whether a star or heart of a rating is filled; nil for all else, and where it cannot be told.
  public var isFilled: Bool?
  /// Whether a tap would do something; nil where not judged.
  public var clickable: Bool?
  /// The probability that a tap does something, behind `clickable`; 0…1, nil where the type alone tells.
  public var clickableScore: Double?

  /// Makes an element; what is not known yet is left out.
  public init(
    id: Int = 0, type: ElementType, box: Rect, score: Double = 1, text: String? = nil, block: Int? = nil,
    icon: String? = nil, state: ElementState? = nil, isDimmed: Bool? = nil,
    isFilled: Bool? = nil, clickable: Bool? = nil, clickableScore: Double? = nil
  ) {
    self.id = id
    self.type = type
    self.box = box
    self.score = score
    self.text = text
    self.block = block
    self.icon = icon
    self.state = state
    self.isDimmed = isDimmed
    self.isFilled = isFilled
    self.clickable = clickable
    self.clickableScore = clickableScore
  }
}
