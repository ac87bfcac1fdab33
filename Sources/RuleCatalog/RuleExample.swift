/// A small screen in a rule's file, with what the rule must say of it; test and documentation at once.
public struct RuleExample: Sendable, Hashable, Decodable {
  /// Something drawn, in the words of `unsaid.screen/1`.
  public struct Seen: Sendable, Hashable, Decodable {
    /// The element type, for example "Icon".
    public let type: String
    /// The place in pixels: x, y, width, height.
    public let box: [Double]
    /// The text read there.
    public let text: String?
    /// "selected" or "unselected".
    public let state: String?
    /// Whether it is drawn as if it could not be used.
    public let dimmed: Bool?
    /// Whether a selected tab or segment is known by its colours alone.
    public let chosenByColor: Bool?
    /// The confidence, 0…1; 1 where left out.
    public let score: Double?
    /// Whether a tap would do something.
    public let clickable: Bool?
    /// The probability that a tap does something, 0…1.
    public let clickableScore: Double?
    /// The meaning of an icon.
    public let icon: String?
    /// The number of the paragraph.
    public let block: Int?
    /// The colour it is drawn in, as six hexadecimal digits; with `ground` it stands for a measure of the pixels.
    public let ink: String?
    /// The colour under it.
    public let ground: String?
    /// The other end of a ground with many colours.
    public let groundTo: String?
    /// The least and the largest size of the type, in points.
    public let points: [Double]?
    /// Whether the type is bold.
    public let bold: Bool?
  }

  /// A declared node, in the words of `unsaid.tree/1`; frames in pixels.
  public struct Declared: Sendable, Hashable, Decodable {
    /// The role.
    public let role: String
    /// The dump's own word for the role; the role where left out.
    public let rawRole: String?
    /// The frame in pixels: x, y, width, height.
    public let box: [Double]
    /// The label.
    public let label: String?
    /// The text of its own, on Android.
    public let text: String?
    /// The value.
    public let value: String?
    /// The placeholder of a field.
    public let placeholder: String?
    /// The hint.
    public let hint: String?
    /// The developer's identifier.
    public let identifier: String?
    /// Whether it is stated as selected.
    public let selected: Bool?
    /// Whether it is stated as checked.
    public let checked: Bool?
    /// Whether it is stated as enabled.
    public let enabled: Bool?
    /// Whether it states a tap action.
    public let clickable: Bool?
    /// Whether it is called visible.
    public let visible: Bool?
    /// Whether it is stated to be a stop.
    public let accessible: Bool?
    /// The identifier of the node that must be read after it.
    public let traversalBefore: String?
    /// The identifier of the node that must be read before it.
    public let traversalAfter: String?
    /// Further properties.
    public let traits: [String]?
    /// The nodes inside.
    public let children: [Declared]?
  }

  /// A rectangle of one colour, painted in order on white.
  public struct Paint: Sendable, Hashable, Decodable {
    /// The place in pixels: x, y, width, height.
    public let box: [Double]
    /// The colour as six hexadecimal digits.
    public let color: String
  }

  /// One finding that the rule must make.
  public struct Expected: Sendable, Hashable, Decodable {
    /// "violation", or the reason of a review.
    public let outcome: String
    /// The way to the node by indices among siblings, where one is concerned.
    public let node: [Int]?
    /// The number of the element in `seen`, from 1, where one is concerned.
    public let element: Int?
  }

  /// What the example shows.
  public let name: String
  /// Width and height in pixels; 390 × 844 where left out.
  public let screen: [Int]?
  /// Pixels a point; 1 where left out.
  public let scale: Double?
  /// "ios", "android" or "web"; ios where left out.
  public let platform: String?
  /// "traversal" or "view"; traversal where left out.
  public let order: String?
  /// What the dump has no place for, in the words of `Statement`; nothing where left out.
  public let unstated: [String]?
  /// What is drawn.
  public let seen: [Seen]?
  /// Which elements are read together, by their numbers in `seen`, each list as a row; each element alone where left out.
  public let stops: [[Int]]?
  /// What is declared below the window that fills the screen.
  public let nodes: [Declared]?
  /// Whether the picture was compressed with losses.
  public let lossy: Bool?
  /// What the pixels are, for the rules that measure them.
  public let pixels: [Paint]?
  /// What the rule must find; empty where it must stay silent.
  public let expect: [Expected]
}
