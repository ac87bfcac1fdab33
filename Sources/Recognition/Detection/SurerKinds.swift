import ScreenModel

/// Leaves out what the network doubts where it is sure of another kind of thing in the same place: a drawn shape would
/// confirm both.
package struct SurerKinds: Sendable {
  /// From this IoU on two boxes are one thing; the paper's value for look-alikes.
  private let sameThing = 0.8
  /// The types whose boxes are surfaces; an icon on a disc and the words of a button are two things in one place.
  private let surfaces: Set<ElementType> = [
    .container, .dialog, .picture, .segmentedControl, .textField, .toggle,
  ]

  /// Makes the step.
  package init() {}

  /// The candidates without such doubts.
  package func kept(_ candidates: [Candidate]) -> [Candidate] {
    let sure = candidates.filter { $0.isSure && surfaces.contains($0.element.type) }.map(\.element)
    return candidates.filter { candidate in
      let element = candidate.element
      guard !candidate.isSure, surfaces.contains(element.type) else { return true }
      return !sure.contains { $0.type != element.type && $0.box.iou(element.box) > sameThing }
    }
  }
}
