import ScreenModel
import Suggestions

/// Finds what recognition saw of a control of the truth.
enum Pairing {
  /// The element of the same type, or of one that is named in the same way, with the largest overlap.
  static func element(for control: TruthControl, _ truth: TruthScreen, in seen: RecognizedScreen) -> Element?
  {
    let entry = truth.elements[control.element]
    let kin: Set<ElementType> = control.kind == .icon ? [.icon] : [ElementType(rawValue: entry.type) ?? .icon]
    let overlapping = seen.elements.filter { kin.contains($0.type) && $0.box.iou(entry.box) >= 0.3 }
    return overlapping.max { $0.box.iou(entry.box) < $1.box.iou(entry.box) }
  }
}
