import Geometry
import ScreenModel

/// What was seen, declared, matched and found on one screen.
public struct ScreenReport: Sendable, Hashable, Codable {
  /// The pair of a recognised element and the node that stands for it.
  public struct MatchEntry: Sendable, Hashable, Codable {
    /// The id of the element.
    public var element: Int
    /// The path of the node.
    public var node: String
    /// The reason, a word of the matching rules.
    public var how: String

    /// Makes an entry.
    public init(element: Int, node: String, how: String) {
      self.element = element
      self.node = node
      self.how = how
    }
  }

  /// A rule that could not be asked, and why.
  public struct NotRun: Sendable, Hashable, Codable {
    /// The id of the rule.
    public var rule: String
    /// Why it could not be asked.
    public var reason: String

    /// Makes an entry.
    public init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  /// The name of the screen.
  public var name: String
  /// The path of the image as given.
  public var image: String
  /// The path of the dump as given.
  public var tree: String
  /// The format of the dump.
  public var format: String
  /// The platform of the dump.
  public var platform: String
  /// Pixels a point.
  public var scale: Double
  /// The extent of the image in pixels.
  public var size: Size
  /// What was seen.
  public var elements: [Element]
  /// The stops, in navigation order.
  public var stops: [Stop]
  /// What belongs to what.
  public var matches: [MatchEntry]
  /// The findings, in reading order.
  public var findings: [ReportedFinding]
  /// The rules that could not be asked.
  public var notRun: [NotRun]
  /// The ids of the rules that were asked, for reports that state passes.
  public var rulesRun: [String]

  /// What is not understood of the dump; nil where all of it is.
  public var unread: Unread?

  /// Makes the report of one screen.
  public init(
    name: String, image: String, tree: String, format: String, platform: String, scale: Double, size: Size,
    elements: [Element], stops: [Stop], matches: [MatchEntry], findings: [ReportedFinding], notRun: [NotRun],
    rulesRun: [String], unread: Unread? = nil
  ) {
    self.name = name
    self.image = image
    self.tree = tree
    self.format = format
    self.platform = platform
    self.scale = scale
    self.size = size
    self.elements = elements
    self.stops = stops
    self.matches = matches
    self.findings = findings
    self.notRun = notRun
    self.rulesRun = rulesRun
    self.unread = unread
  }
}
