import Geometry
import Imaging

/// One tab or segment and what can be seen of it.
public struct SelectionItem: Sendable {
  /// The item itself, in pixels.
  public let box: Rect
  /// The item's even share of the row, as high as the row.
  public let cell: Rect
  /// The largest icon in it; nil where it has none.
  public let icon: Rect?
  /// What that icon means; nil where it has none or its meaning is unknown.
  public let iconMeaning: String?
  /// The largest line of text in it; nil where it has none.
  public let text: Rect?
  /// The colours of its box.
  public let look: Look
  /// The middle colour, channel by channel, beside what is drawn in it, which tells gradients apart too.
  public let shade: Color
  /// The colours of the icon.
  public let iconLook: Look?
  /// The colours of the text.
  public let textLook: Look?

  /// The icon with the words; nil where neither was found.
  var content: Rect? { icon.map { icon in text.map(icon.union) ?? icon } ?? text }
}
