import Geometry
import Imaging
import Inference
import ScreenModel

/// Decides which tab or segment is selected (the paper's section 5.3): the one whose tint is unlike the others'.
public struct SelectionState: Stage {
  /// The difference of a channel that makes two colours unlike, 0…255.
  public var unlike: Int

  /// Makes the stage.
  public init(unlike: Int = 40) { self.unlike = unlike }

  /// Sets the states of tabs and segments where the pixels show them.
  public func refine(_ elements: [Element], on canvas: Canvas) throws(InferenceError) -> [Element] {
    var result = elements
    for type in [ElementType.tabBarItem, .segmentedControl] {
      let undecided = elements.indices.filter { elements[$0].type == type && elements[$0].state == nil }
      for row in rows(undecided, elements) {
        guard let chosen = selected(row.map { elements[$0].box }, on: canvas) else { continue }
        for (place, index) in row.enumerated() {
          result[index].state = place == chosen ? .selected : .unselected
        }
      }
    }
    return result
  }

  /// Indices of elements that stand side by side.
  private func rows(_ indices: [Int], _ elements: [Element]) -> [[Int]] {
    indices.reduce(into: []) { rows, index in
      let box = elements[index].box
      let row = rows.firstIndex { row in
        row.first.map { elements[$0].box.overlapY(box) > 0.5 * min(elements[$0].box.height, box.height) }
          ?? false
      }
      if let row { rows[row].append(index) } else { rows.append([index]) }
    }
  }

  private func selected(_ boxes: [Rect], on canvas: Canvas) -> Int? {
    guard boxes.count >= 2 else { return nil }
    let palettes = boxes.map { Palette(of: canvas.raster, in: PixelBox(covering: $0), samples: 3_000) }
    let inks = palettes.map { $0.ink ?? .white }
    let grounds = palettes.map { $0.background ?? .white }
    if boxes.count == 2 { return moreVivid(inks) }
    // First the tint, then the pill under the item.
    return outlier(inks) ?? outlier(grounds)
  }

  /// The index of the colour that is unlike all others, while those are more like each other.
  private func outlier(_ colors: [Color]) -> Int? {
    let nearest = colors.indices.map { index in
      colors.indices.filter { $0 != index }.map { colors[$0].distance(to: colors[index]) }.min() ?? 0
    }
    guard let index = nearest.indices.max(by: { nearest[$0] < nearest[$1] }), nearest[index] >= unlike else {
      return nil
    }
    let others = colors.indices.filter { $0 != index }.map { colors[$0] }
    let spread = others.flatMap { color in others.map { $0.distance(to: color) } }.max() ?? 0
    return nearest[index] >= 2 * spread ? index : nil
  }

  /// Of two, the one with clearly more colour; nil where neither has.
  private func moreVivid(_ colors: [Color]) -> Int? {
    let vividness = colors.map { color in
      let channels = [Int(color.red), Int(color.green), Int(color.blue)]
      return (channels.max() ?? 0) - (channels.min() ?? 0)
    }
    guard abs(vividness[0] - vividness[1]) >= unlike else { return nil }
    return vividness[0] > vividness[1] ? 0 : 1
  }
}
