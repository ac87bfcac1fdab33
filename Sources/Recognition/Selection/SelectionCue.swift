/// One sign by which an item of a row may be known as selected.
public protocol SelectionCue: Sendable {
  /// The permanent name, for measurements.
  static var name: String { get }

  /// The item that the sign points at; nil where it points at none or at several.
  func choice(in row: SelectionRow) -> Int?
}
