import Geometry
import Imaging

/// One box to draw, with the numbers of the findings that share it.
struct Mark: Sendable {
  /// The line style and colour.
  enum Look: Sendable, Hashable {
    case violation, review

    var color: Color {
      switch self {
      case .violation: Palette.violation
      case .review: Palette.review
      }
    }
  }

  /// A number and the look of its finding.
  struct Label: Sendable, Hashable {
    let number: Int
    let look: Look
  }

  /// The place in whole pixels, inside the picture.
  let box: Rect
  /// The findings at this place, in order.
  var labels: [Label]

  /// A violation outweighs a doubt at the same place.
  var look: Look { labels.contains { $0.look == .violation } ? .violation : .review }

  /// The marks of a screen: findings at almost one place share a mark, and what lies outside is left out.
  static func marks(for screen: ScreenReport, size: Size) -> [Mark] {
    var marks: [Mark] = []
    for numbered in screen.numberedFindings {
      guard let place = numbered.finding.box, let box = visible(place, in: size) else { continue }
      let label = Label(number: numbered.number, look: numbered.finding.isReview ? .review : .violation)
      if let twin = marks.firstIndex(where: { $0.box.iou(box) > 0.9 }) {
        marks[twin].labels.append(label)
      } else {
        marks.append(Mark(box: box, labels: [label]))
      }
    }
    return marks
  }

  /// Large boxes first, so that a small one inside is not painted over; doubts below violations.
  static func isDrawnBefore(_ left: Mark, _ right: Mark) -> Bool {
    if left.look != right.look { return left.look == .review }
    return left.box.area > right.box.area
  }

  /// The part of a box inside a picture, at whole pixels; a box without extent still marks a place, as one pixel.
  static func visible(_ box: Rect, in size: Size) -> Rect? {
    guard [box.x, box.y, box.width, box.height].allSatisfy(\.isFinite) else { return nil }
    let solid = Rect(x: box.x, y: box.y, width: max(1, box.width), height: max(1, box.height))
    let cut = solid.intersection(size.bounds).rounded
    return cut.isEmpty ? nil : cut
  }
}
