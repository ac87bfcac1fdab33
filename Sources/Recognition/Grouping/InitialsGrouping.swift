import Geometry
import ScreenModel

/// The button of one's own account in the navigation bar: a disc with the letters that stand for a face. In a row it
/// belongs to the row.
struct InitialsGrouping: GroupingRule {
  /// The most characters of the letters.
  var characters = 3
  /// The largest side of the picture in points.
  var side = 64.0
  /// The lowest place of a navigation bar in points.
  var barHeight = 104.0

  func apply(to groups: inout Groups) {
    for picture in groups.all(.picture) where groups.isFree(picture) {
      let box = groups.box(picture)
      guard max(box.width, box.height) <= groups.pixels(side), box.midY < groups.pixels(barHeight) else {
        continue
      }
      let letters = groups.all(.text).filter { text in
        groups.isFree(text) && groups.box(text).share(in: box) > 0.8
          && (groups.elements[text].text ?? "").count <= characters
      }
      if !letters.isEmpty { groups.join([picture] + letters, as: .single) }
    }
  }
}
