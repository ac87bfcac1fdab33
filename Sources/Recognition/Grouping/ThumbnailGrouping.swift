import Geometry
import ScreenModel

/// A small picture with what is written on it: the length or date of a film, how often it was seen.
struct ThumbnailGrouping: GroupingRule {
  /// The widest picture that is one thing, as a share of the screen's width: on a wider one the page itself is written.
  var widest = 0.62
  /// The narrowest in points: smaller ones are somebody's letters on a disc.
  var narrowest = 88.0
  /// The tallest letters in points: larger ones are a title that may stand for itself.
  var letters = 20.0

  func apply(to groups: inout Groups) {
    for picture in groups.all(.picture) where groups.isFree(picture) {
      let frame = groups.box(picture)
      guard frame.width < widest * Double(groups.size.width), frame.width >= groups.pixels(narrowest) else {
        continue
      }
      let on = groups.inside(frame, except: picture)
      let texts = on.filter { groups.type($0) == .text }
      guard !texts.isEmpty, on.allSatisfy({ groups.isFree($0) && [.text, .icon].contains(groups.type($0)) }),
        texts.allSatisfy({ groups.box($0).height <= groups.pixels(letters) })
      else { continue }
      groups.join([picture] + on, as: .picture)
    }
  }
}
