/// A screen that could not be judged, and why.
public struct ScreenFailure: Sendable, Hashable, Codable {
  /// The name of the screen.
  public var name: String
  /// The path of the image as given.
  public var image: String
  /// The path of the dump as given.
  public var tree: String
  /// What went wrong and what to do about it, in one line.
  public var reason: String

  /// Makes a failure.
  public init(name: String, image: String, tree: String, reason: String) {
    self.name = name
    self.image = image
    self.tree = tree
    self.reason = reason
  }
}
