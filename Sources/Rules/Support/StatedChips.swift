import AccessibilityModel
import Imaging
import Matching
import ScreenModel

/// Finds the chips, of which several can be chosen, whose stated state is not that of the chips drawn alike.
struct StatedChips {
  let screen: Screen

  /// How far apart, summed over the channels, the grounds of two chips in one state may be.
  private static let tolerance = 12

  /// The chip of each group that is drawn chosen or not, unlike it is stated.
  var contradictions: [OddOneOut.Contradiction] {
    groups.compactMap { chips in
      let clusters = clusters(of: chips)
      guard clusters.count == 2 else { return nil }
      return dissenter(of: clusters[0], beside: clusters[1]) ?? dissenter(
        of: clusters[1], beside: clusters[0])
        ?? single(of: clusters)
    }
  }

  /// Three or more checkable controls of one parent and height, with words.
  private var groups: [[Node]] {
    let chips = screen.controls.filter {
      $0.checked != nil && $0.checked != .mixed && screen.spoken.isCut($0.id) == false
        && screen.drawn.isPartlyCovered($0.id) == false
        && screen.elements(.text, inside: $0.frame).isEmpty == false
    }
    let parents = Dictionary(grouping: chips) { $0.parent ?? -1 }.sorted { $0.key < $1.key }
    return parents.map(\.value).filter { group in
      group.count >= 3
        && group.allSatisfy { abs($0.frame.height - group[0].frame.height) <= 2 * screen.scale }
    }
  }

  /// The chips by the colour that they stand on.
  private func clusters(of chips: [Node]) -> [[Node]] {
    var found: [(ground: Color, chips: [Node])] = []
    for chip in chips {
      guard let ground = InkColor.inkAndGround(of: chip.frame, in: screen.raster).last else { return [] }
      if let index = found.firstIndex(where: { $0.ground.distance(to: ground) <= Self.tolerance }) {
        found[index].chips.append(chip)
      } else {
        found.append((ground, [chip]))
      }
    }
    return found.map(\.chips)
  }

  /// The one of several alike that is stated otherwise, as those of the other look are.
  private func dissenter(of alike: [Node], beside others: [Node]) -> OddOneOut.Contradiction? {
    let on = alike.filter { $0.checked == .on }
    let off = alike.filter { $0.checked == .off }
    guard alike.count >= 3, min(on.count, off.count) == 1 else { return nil }
    let isOn = on.count > off.count
    guard let wrong = (isOn ? off : on).first, others.allSatisfy({ ($0.checked == .on) != isOn }) else {
      return nil
    }
    return OddOneOut.Contradiction(node: wrong, isDrawnChosen: isOn, other: nil)
  }

  /// The only one of its look, where all are stated alike.
  private func single(of clusters: [[Node]]) -> OddOneOut.Contradiction? {
    let states = Set(clusters.joined().map { $0.checked == .on })
    let few = clusters.filter { $0.count == 1 }
    guard states.count == 1, few.count == 1, let isOn = states.first else { return nil }
    return OddOneOut.Contradiction(node: few[0][0], isDrawnChosen: isOn == false, other: nil)
  }
}
