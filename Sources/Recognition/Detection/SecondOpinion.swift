import Geometry
import ScreenModel

/// Asks the network's second answer what it gives to the things that its own answer found.
///
/// The second answer has learnt from real screens, but for whole bars, the own one mostly from rendered ones: the mean of both
/// (`WeighedScores`) ranks what is found better than either. Nothing is added, moved or left out.
package struct SecondOpinion: Sendable {
  /// From this IoU on two boxes are one thing, as in the paper's measure.
  private let sameThing = 0.5
  /// Of a segment's height: the gap up to which two segments share a bar.
  private let gap = 0.5
  /// The types that both answers box alike. Of texts the second one boxes paragraphs, and it knows no sliders.
  private let boxedAlike: Set<ElementType> = [
    .container, .dialog, .icon, .pageControl, .picture, .textField, .toggle,
  ]

  /// Makes the step.
  package init() {}

  /// The elements with the second answer's best score in their place, 0 where it sees none of their type; without one where
  /// the two answers cannot be compared.
  package func asked(of elements: [Element], by second: [Element]) -> [Element] {
    let bars = bars(of: elements)
    return elements.map { element in
      guard let isSame = comparison(of: element, bars: bars) else { return element }
      let scores = second.filter { $0.type == element.type && isSame($0.box) }.map(\.score)
      var element = element
      element.opinion = scores.max() ?? 0
      return element
    }
  }

  /// Tells whether a box of the second answer is the element; nil where the answers' boxes cannot be compared.
  private func comparison(of element: Element, bars: [Rect: Rect]) -> ((Rect) -> Bool)? {
    let box = element.box
    switch element.type {
    // The second answer's box goes around the words as well.
    case .checkbox: return { box.share(in: $0) > sameThing }
    // The second answer boxes whole bars.
    case .segmentedControl:
      let bar = bars[box] ?? box
      return { bar.iou($0) > sameThing }
    case let type where boxedAlike.contains(type): return { box.iou($0) > sameThing }
    default: return nil
    }
  }

  /// The bars that segments side by side make up, by the box of each segment.
  private func bars(of elements: [Element]) -> [Rect: Rect] {
    let rows = Rows.chained(elements.filter { $0.type == .segmentedControl }) { last, box in
      last.overlapY(box) > 0.6 * min(last.height, box.height) && box.left - last.right < gap * box.height
    }
    return rows.reduce(into: [:]) { bars, row in
      let bar = row.dropFirst().reduce(row[0].box) { $0.union($1.box) }
      for segment in row { bars[segment.box] = bar }
    }
  }
}
