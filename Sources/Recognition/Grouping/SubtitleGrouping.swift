import Geometry
import ScreenModel

/// A picture with the one or two texts under it (the paper's picture-subtitle rule).
struct SubtitleGrouping: GroupingRule {
  /// The largest distance as a share of the screen's height; the paper's value.
  var distance = 0.03

  func apply(to groups: inout Groups, size: Size) {
    for picture in groups.elements.indices where groups.elements[picture].type == .picture {
      guard groups.isFree(picture) else { continue }
      var members = [picture]
      var anchor = picture
      // A title, then a second line under it.
      for _ in 0..<2 {
        guard let text = subtitle(of: anchor, under: picture, groups, Double(size.height)) else { break }
        members += groups.mates(text)
        anchor = text
      }
      if members.count > 1 { groups.join(members, as: .picture) }
    }
  }

  private func subtitle(of anchor: Int, under picture: Int, _ groups: Groups, _ height: Double) -> Int? {
    let above = groups.box(groups.mates(anchor))
    let frame = groups.elements[picture].box
    return groups.elements.indices.first { index in
      let text = groups.elements[index]
      guard text.type == .text, groups.isFree(index) || groups.kind(index) == .text else { return false }
      let gap = text.box.top - above.bottom
      let share = text.box.overlapX(frame) / max(1, text.box.width)
      guard gap >= 0, gap < distance * height, share >= 0.5, text.box.width <= 1.1 * frame.width else {
        return false
      }
      let below = groups.elements.filter {
        $0.box.top >= text.box.bottom && $0.box.overlapX(text.box) > 0 && $0 != text
      }
      return below.allSatisfy { $0.type == .text || $0.box.top - text.box.bottom > gap }
    }
  }
}
