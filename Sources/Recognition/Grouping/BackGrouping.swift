import Geometry
import ScreenModel

/// The chevron or arrow at the leading end of the navigation bar with the word beside it: the way back.
struct BackGrouping: GroupingRule {
  /// The lowest place of a navigation bar in points.
  var barHeight = 104.0
  /// The largest gap between chevron and word in points; the title of an Android page stands further off.
  var gap = 14.0

  func apply(to groups: inout Groups) {
    for icon in groups.all(.icon) where groups.isFree(icon) {
      let box = groups.box(icon)
      guard box.midY < groups.pixels(barHeight), box.left < groups.pixels(32), box.width < 1.2 * box.height
      else { continue }
      let word = groups.all(.text).first { text in
        let place = groups.box(text)
        return groups.isFree(text) && place.left >= box.right && place.left - box.right < groups.pixels(gap)
          && abs(place.midY - box.midY) < 0.5 * box.height && place.height < 1.6 * max(box.width, box.height)
      }
      if let word { groups.join([icon, word], as: .container) }
    }
  }
}
