import Geometry
import ScreenModel

/// A picture with the one or two texts under it (the paper's picture-subtitle rule), where pictures stand side by
/// side or on a card; the title of a page does not belong to the picture above it.
struct SubtitleGrouping: GroupingRule {
  /// The largest distance as a share of the screen's height; the paper's value.
  var distance = 0.03

  func apply(to groups: inout Groups) {
    let pictures = groups.all(.picture).filter { groups.isFree($0) }
    for picture in pictures where isItem(picture, among: pictures, groups) {
      var members = [picture]
      var anchor = picture
      // A title, then one or two lines under it.
      for round in 0..<3 {
        guard let text = subtitle(of: anchor, under: picture, isClose: round == 2, groups) else { break }
        members += groups.mates(text)
        anchor = text
      }
      // Initials, or the heart at its corner.
      let on = groups.all(.icon, .text).filter {
        groups.isFree($0) && groups.box($0).share(in: groups.box(picture)) > 0.8
      }
      if members.count > 1 { groups.join(members + on, as: .picture) }
    }
  }

  /// Whether another picture stands beside it, or it is one of a row that is cut by the screen's edge.
  private func isItem(_ picture: Int, among pictures: [Int], _ groups: Groups) -> Bool {
    let box = groups.box(picture)
    let isNarrow = box.width < 0.62 * Double(groups.size.width)
    let isCentred = abs(box.midX - Double(groups.size.width) / 2) < groups.pixels(8)
    let hasSibling = pictures.contains { other in
      let place = groups.box(other)
      return other != picture && place.overlapY(box) > 0.7 * min(place.height, box.height)
        && place.overlapX(box) == 0
    }
    let isOnCard =
      groups.home[picture].map { groups.box($0).height < 0.6 * Double(groups.size.height) } ?? false
    return hasSibling || isOnCard || (isNarrow && !isCentred)
  }

  private func subtitle(of anchor: Int, under picture: Int, isClose: Bool, _ groups: Groups) -> Int? {
    let above = groups.box(groups.mates(anchor))
    let frame = groups.box(picture)
    return groups.all(.text).first { index in
      // What lies on another surface than the picture floats over it or belongs to a button.
      guard groups.isFreeText(index), groups.home[index] == groups.home[picture] else { return false }
      let box = groups.box(index)
      let gap = box.top - above.bottom
      let share = box.overlapX(frame) / max(1, box.width)
      guard gap >= 0, gap < distance * Double(groups.size.height), share >= 0.5,
        box.width <= 1.1 * frame.width, !isClose || gap < box.height
      else { return false }
      // Several words side by side are the marks of a chart.
      let isMark = groups.all(.text).contains {
        $0 != index && abs(groups.box($0).midY - box.midY) < groups.pixels(4)
          && groups.box($0).overlapX(frame) > 0
      }
      return !isMark
        && groups.elements.indices.allSatisfy { other in
          let place = groups.box(other)
          return other == index || place.top < box.bottom || place.overlapX(box) == 0
            || groups.type(other) == .text || place.top - box.bottom > gap
        }
    }
  }
}
