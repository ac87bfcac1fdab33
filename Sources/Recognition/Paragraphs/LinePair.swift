/// Two lines of text of which the lower may go on where the upper ends, as places among the screen's elements.
struct LinePair: Sendable, Hashable {
  /// The upper line.
  let above: Int
  /// The lower line.
  let below: Int
}
