import Geometry
import ScreenModel

/// Turns the shape of an icon into what it means at its place: an arrow to the left is "back" in the bar at the top
/// and "previous" elsewhere.
struct PlacedIcon {
  let scene: Scene

  /// The meaning, and how sure it is, 0…1.
  func meaning(of shape: String, at icon: Element) -> (meaning: String, confidence: Double) {
    switch shape {
    case "pointLeft", "pointRight": pointing(left: shape == "pointLeft", icon)
    case "pointDown": ("expand", 0.5)
    case "pointUp": isFloating(icon) ? ("scrollToTop", 0.6) : ("collapse", 0.5)
    case "plus": hasPartner("minus", icon) ? ("increase", 0.85) : ("add", 0.9)
    case "minus": hasPartner("plus", icon) ? ("decrease", 0.85) : ("remove", 0.7)
    case "close": isInField(icon) ? ("clearText", 0.85) : ("close", 0.9)
    case "microphone": isInField(icon) ? ("voiceInput", 0.85) : ("microphone", 0.85)
    case "show", "hide": isInField(icon) ? ("showPassword", 0.85) : (shape, 0.8)
    case "info", "warning", "weather", "clock": (shape, 0.75)
    // One of several stars gives points.
    case "favorite": (shape, GroupPlace.peers(of: icon, in: scene).count >= 3 ? 0.55 : 0.9)
    default: (shape, 0.9)
    }
  }

  private func pointing(left: Bool, _ icon: Element) -> (String, Double) {
    let isTowardsStart = left != scene.isRightToLeft
    if isTowardsStart { return isAtStartOfBar(icon) ? ("back", 0.92) : ("previous", 0.7) }
    return ("next", 0.6)
  }

  /// The leading place of the bar at the top.
  private func isAtStartOfBar(_ icon: Element) -> Bool {
    let bounds = scene.seen.size.bounds
    let start = scene.isRightToLeft ? bounds.right - icon.box.midX : icon.box.midX
    return start < 0.2 * bounds.width && icon.box.midY < max(scene.pixels(130), 0.15 * bounds.height)
  }

  private func isFloating(_ icon: Element) -> Bool {
    icon.box.midY > 0.6 * scene.seen.size.bounds.height && icon.box.midX > 0.75 * scene.seen.size.bounds.width
  }

  private func isInField(_ icon: Element) -> Bool {
    scene.seen.elements.contains { $0.type == .textField && icon.box.share(in: $0.box) >= 0.7 }
  }

  /// A minus beside a plus, level with it: the two halves of a stepper.
  private func hasPartner(_ shape: String, _ icon: Element) -> Bool {
    scene.seen.elements.contains { other in
      other.type == .icon && other.id != icon.id
        && other.icon.flatMap(scene.lexicon.meaning(ofGlyph:)) == shape
        && abs(other.box.midY - icon.box.midY) <= 0.5 * max(icon.box.width, icon.box.height)
        && abs(other.box.midX - icon.box.midX) <= scene.pixels(180)
    }
  }
}
