import Geometry
import ScreenModel

/// Steppers: no row or card swallows them. With the number between less and more a stepper is one thing with a value;
/// the two signs alone act by themselves, and their frame is not read.
struct StepperGrouping: GroupingRule {
  /// The largest height in points.
  var height = 60.0
  /// The largest width in points.
  var width = 200.0

  func apply(to groups: inout Groups) {
    for frame in groups.all(.container) {
      let box = groups.box(frame)
      guard box.height <= groups.pixels(height), box.width > 1.4 * box.height else { continue }
      let inside = groups.inside(box, except: frame)
      let icons = inside.filter { groups.type($0) == .icon }
      let texts = inside.filter { groups.type($0) == .text }
      // The minus is thin and may be overlooked: then only the plus stands there, at one end.
      if icons.count == 1, inside.count == 1, box.width < groups.pixels(width), box.width > 1.8 * box.height,
        abs(groups.box(icons[0]).midX - box.midX) > 0.15 * box.width
      {
        for index in [frame] + inside { groups.setApart(index) }
        continue
      }
      guard icons.count == 2, texts.count <= 1, inside.count == icons.count + texts.count,
        let left = icons.min(by: { groups.box($0).left < groups.box($1).left }),
        let right = icons.max(by: { groups.box($0).left < groups.box($1).left })
      else { continue }
      let middle = box.midX
      let isBalanced = abs(groups.box(left).midX + groups.box(right).midX - 2 * middle) < 0.08 * box.width
      let isApart = groups.box(right).midX - groups.box(left).midX > 0.35 * box.width
      let isNumber = texts.allSatisfy {
        isAmount($0, groups) && abs(groups.box($0).midX - middle) < 0.15 * box.width
      }
      guard isBalanced, isApart, isNumber else { continue }
      if !texts.isEmpty { groups.join([frame] + inside, as: .container) }
      for index in [frame] + inside { groups.setApart(index) }
    }
  }

  /// Whether a text is a number, or one that could not be read: words between two signs are a chip.
  private func isAmount(_ text: Int, _ groups: Groups) -> Bool {
    let words = groups.elements[text].text ?? ""
    return words.isEmpty || (words.contains(where: \.isNumber) && words.count <= 6)
  }
}
