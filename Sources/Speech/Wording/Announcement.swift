import AccessibilityModel

/// What there is to say of one stop, before a reader puts it into words.
public struct Announcement: Sendable, Hashable {
  /// A place in a row of tabs or segments.
  public struct Position: Sendable, Hashable {
    /// The place, from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Makes a place.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What it is called; nil where nothing names it.
  public var name: String?
  /// What is drawn where nothing names it, for example "icon"; only pixels know.
  public var drawn: String?
  /// What it is.
  public var role: Role
  /// Words for the role from the platform's traits, where the role itself has none.
  public var traits: Set<Trait> = []
  /// Its value, for example the content of a field.
  public var value: String?
  /// The state of a switch, checkbox or radio button.
  public var checked: Node.Checked?
  /// Whether it is the selected one.
  public var isSelected = false
  /// Whether it cannot be used now.
  public var isDimmed = false
  /// Whether a person can act on it.
  public var isInteractive = false
  /// Its place among its like.
  public var position: Position?
  /// The app's own hint.
  public var hint: String?

  /// Makes an announcement; everything else is set afterwards.
  public init(name: String?, role: Role) {
    self.name = name
    self.role = role
  }
}
